"""Numbers as words in English, German and French, for speech and captions. Whole numbers from -999 to 999 only.

Speech engines spell digits in odd ways ("112" as "one hundred twelve", "-5" as "hyphen five"), so an
engine is never given a digit. Not a general library: no ordinals, no fractions.
"""

from __future__ import annotations


def _table(words: str) -> tuple[str, ...]:
    return tuple(words.split())


_EN_SMALL = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
]
_EN_TENS = ["-", "-", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
_DE_SMALL = [
    "null",
    "eins",
    "zwei",
    "drei",
    "vier",
    "fünf",
    "sechs",
    "sieben",
    "acht",
    "neun",
    "zehn",
    "elf",
    "zwölf",
    "dreizehn",
    "vierzehn",
    "fünfzehn",
    "sechzehn",
    "siebzehn",
    "achtzehn",
    "neunzehn",
]
_DE_TENS = ["-", "-", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig"]
_FR_SMALL = [
    "zéro",
    "un",
    "deux",
    "trois",
    "quatre",
    "cinq",
    "six",
    "sept",
    "huit",
    "neuf",
    "dix",
    "onze",
    "douze",
    "treize",
    "quatorze",
    "quinze",
    "seize",
    "dix-sept",
    "dix-huit",
    "dix-neuf",
]
_FR_TENS = [
    "-",
    "-",
    "vingt",
    "trente",
    "quarante",
    "cinquante",
    "soixante",
    "soixante",
    "quatre-vingt",
    "quatre-vingt",
]
_MINUS = {"en": "minus", "de": "minus", "fr": "moins"}


def number_words(number: int, language: str) -> str:
    """`number` as it is counted: 21 is "twenty-one", "einundzwanzig", "vingt et un". ValueError beyond ±999."""
    if not -999 <= number <= 999:
        raise ValueError(f"{number} is beyond ±999")
    if number < 0:
        return f"{_MINUS[language]} {number_words(-number, language)}"
    return {"en": _english, "de": _german, "fr": _french}[language](number)


def _english(number: int) -> str:
    if number < 20:
        return _EN_SMALL[number]
    if number < 100:
        tens, ones = divmod(number, 10)
        return _EN_TENS[tens] + (f"-{_EN_SMALL[ones]}" if ones else "")
    hundreds, rest = divmod(number, 100)
    return f"{_EN_SMALL[hundreds]} hundred" + (f" and {_english(rest)}" if rest else "")


def _german(number: int) -> str:
    if number < 20:
        return _DE_SMALL[number]
    if number < 100:
        tens, ones = divmod(number, 10)
        before = "ein" if ones == 1 else _DE_SMALL[ones]
        return f"{before}und{_DE_TENS[tens]}" if ones else _DE_TENS[tens]
    hundreds, rest = divmod(number, 100)
    before = "ein" if hundreds == 1 else _DE_SMALL[hundreds]
    return f"{before}hundert" + (_german(rest) if rest else "")


def _french(number: int) -> str:
    if number < 20:
        return _FR_SMALL[number]
    if number < 100:
        return _french_tens(number)
    hundreds, rest = divmod(number, 100)
    before = "" if hundreds == 1 else f"{_FR_SMALL[hundreds]} "
    plural = "s" if hundreds > 1 and not rest else ""
    return f"{before}cent{plural}" + (f" {_french(rest)}" if rest else "")


def _french_tens(number: int) -> str:
    """20 to 99: 71 is "soixante et onze", 80 "quatre-vingts", 91 "quatre-vingt-onze" (rules before 1990's hyphens)."""
    tens, ones = divmod(number, 10)
    if tens in (7, 9):  # counted on from sixty and eighty
        ones += 10
    if number == 80:
        return "quatre-vingts"
    if not ones:
        return _FR_TENS[tens]
    link = " et " if ones in (1, 11) and tens < 8 else "-"
    return f"{_FR_TENS[tens]}{link}{_FR_SMALL[ones]}"
