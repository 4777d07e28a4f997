"""A player who only hears: parses the sentences that the table says, presses keys, knows no state, event or view.

Keeps a paper sheet of its own of what it has marked, so that its score can be compared with the one that is said.
"""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, field

from display.numbers import number_words

COLOURS = {
    "en": {"red": "r", "yellow": "y", "green": "g", "blue": "b"},
    "de": {"rot": "r", "gelb": "y", "grün": "g", "blau": "b"},
    "fr": {"rouge": "r", "jaune": "y", "vert": "g", "bleu": "b"},
}
#: What the sentences look like. `roll`: the dice are due; `offers`: what may be marked; `nothing`: only a pass is left.
SENTENCES = {
    "en": {
        "roll": r"roll the dice\.$|rolls and writes\.$|Please roll all six dice\.$",
        "confirm": r"^Is that right\?",
        "offers": r"you may mark: (.*)\. Or pass(?:, which is a penalty.*)?\.$",
        "nothing": r"nothing to mark\. Press pass(?:, which is a penalty.*)?\.$",
        "choose": r"Choose where your crosses go: (.*)\.$",
        "aside": r"^Please take (?:the (\w+) die|these dice) out(.*)\.$",
        "die": r"the (\w+) die",
        "box": r"^(?:(red|yellow|green|blue) ([\w-]+)|([\w-]+) in row ([\w-]+)), skipping (\w+)",
        "over": r"the game is over\.",
        "score": r"^(.+) ha(?:s|ve) (.+?) points?$",
        "opening": r"roll one die\.",
        "back": r"^A new game needs all six dice\.",
    },
    "de": {
        "roll": r"(?:wirf|werft) die Würfel\.$|würfelt und schreibt\.$|Bitte alle sechs Würfel werfen\.$",
        "confirm": r"^Stimmt das\?",
        "offers": r"ankreuzen: (.*)\. Oder passen(?:, das gibt einen Fehlwurf.*)?\.$",
        "nothing": r"nichts ankreuzen\. Bitte passen(?:, das gibt einen Fehlwurf.*)?\.$",
        "choose": r"wohin die Kreuze kommen: (.*)\.$",
        "aside": r"^Bitte (?:den (\w+)en Würfel|diese Würfel) beiseitelegen(.*)\.$",
        "die": r"den (\w+?)en Würfel",
        "box": r"^die (?:(rote|gelbe|grüne|blaue) (\w+)|(\w+) in Farbreihe (\w+)), (ohne|\w+)",
        "over": r"das Spiel ist zu Ende\.",
        "score": r"^(.+) (?:hat|haben) (.+?) Punkte?$",
        "opening": r"(?:wirf|werft) einen Würfel\.",
        "back": r"^Ein neues Spiel braucht alle sechs Würfel\.",
    },
    "fr": {
        "roll": r"(?:lance|lancez) les dés\.$|lance et écrit\.$|^Partie .* Lancez les six dés",
        "confirm": r"^Est-ce juste",
        "offers": r"cocher : (.*)\. Ou passer(?:, ce qui ajoute un coup manqué.*)?\.$",
        "nothing": r"rien à cocher\. Il faut passer(?:, ce qui ajoute un coup manqué.*)?\.$",
        "choose": r"où vont les croix : (.*)\.$",
        "aside": r"^Mettez (?:le dé (\w+)|ces dés) de côté, s’il vous plaît(.*)\.$",
        "die": r"le dé (\w+)",
        "box": r"^le (?:([\w-]+) (rouge|jaune|vert|bleu)|([\w-]+) de la rangée ([\w-]+)), (sans|en) saut\w+ (\w+)",
        "over": r"la partie est finie\.",
        "score": r"^(.+) (?:a|ont) (.+?) points?$",
        "opening": r"(?:lance|lancez) un seul dé\.",
        "back": r"^Une nouvelle partie demande les six dés\.",
    },
}
ORDINARY = ("r", "y", "g", "b")


@dataclass
class EarPlayer:
    """Everybody at the table in one: rolls, answers for whoever is asked, sets dice aside. `heard` is all it knows."""

    language: str
    seed: int
    games: int = 1
    finished: int = 0
    rng: random.Random = field(init=False)
    numbers: dict[str, int] = field(init=False)
    dice_out: set[str] = field(default_factory=set)
    marks: dict[str, list[tuple[str, int]]] = field(default_factory=dict)
    scores: dict[str, int] = field(default_factory=dict)
    heard: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rng = random.Random(self.seed)
        words = {number: number_words(number, self.language) for number in range(-20, 200)}
        self.numbers = {word: number for number, word in words.items()}
        self.numbers |= {word.capitalize(): number for number, word in words.items()}
        self.numbers |= {"one": 1, "einen": 1, "ein": 1, "une": 1, "none": 0, "ohne": 0, "sans": 0, "case": 0}

    @property
    def over(self) -> bool:
        """Whether the last game has ended."""
        return self.finished >= self.games

    def keys_for(self, said: list[str]) -> list[str]:
        """The keys that answer what was just said; [] when nothing was asked (or the game is over)."""
        pattern = SENTENCES[self.language]
        keys: list[str] = []
        for text in (sentence.replace("\u00a0", " ") for sentence in said):
            self.heard.append(text)
            if re.search(pattern["over"], text):
                self.finished += 1
                self.dice_out.clear()
                self._hear_scores(text)
                keys = []
            elif re.search(pattern["back"], text):
                keys = ["enter", *keys]
            elif re.search(pattern["opening"], text):
                keys = [str(self.rng.randint(1, 6))]
            elif found := re.search(pattern["aside"], text):
                self.dice_out |= {self._colour(word) for word in re.findall(pattern["die"], text)}
                assert self.dice_out, found
                keys = ["enter", *keys]
            elif re.search(pattern["roll"], text):
                keys = [key for key in keys if key == "enter"] + self._roll()
            elif re.search(pattern["confirm"], text):
                keys = ["enter"]
            elif found := re.search(pattern["offers"], text):
                keys = [key for key in keys if key == "enter"] + self._answer(text, found[1])
            elif re.search(pattern["nothing"], text):
                keys = [key for key in keys if key == "enter"] + ["pass"]
            elif found := re.search(pattern["choose"], text):
                keys = [key for key in keys if key == "enter"] + [self._row_key(found[1]), "enter"]
        return keys

    def _roll(self) -> list[str]:
        dice = ["w", "w", *(key for key in ORDINARY if key not in self.dice_out)]
        keys = []
        for die in dice:
            keys += [die, str(self.rng.randint(1, 6))]
        return keys

    def _answer(self, text: str, offers: str) -> list[str]:
        """The offer that skips fewest boxes, if it skips few, by its number, or by enter where its row offers one."""
        boxes = [self._box(part) for part in offers.split("; ")]
        key, number, skipped = min(boxes, key=lambda box: box[2])
        if skipped > 3 and self.rng.random() < 0.9:
            return ["pass"]
        player = text.split(",")[0]
        self.marks.setdefault(player, []).append((key, number))
        alone = sum(other == key for other, _n, _s in boxes) == 1
        return [key, "enter"] if alone and self.rng.random() < 0.5 else [key, *str(number)]

    def _box(self, part: str) -> tuple[str, int, int]:
        """(row key, number, boxes skipped) of one offer."""
        found = re.search(SENTENCES[self.language]["box"], part)
        assert found is not None, part
        if self.language == "fr":
            number_word, colour, plain, row, how, count = found.groups()
            skipped = 0 if how == "sans" else self.numbers[count]
        else:
            colour, number_word, plain, row, count = found.groups()
            skipped = self.numbers[count]
        if colour is not None:
            return self._colour(colour), self.numbers[number_word], skipped
        return ORDINARY[self.numbers[row] - 1], self.numbers[plain], skipped

    def _colour(self, word: str) -> str:
        for name, key in COLOURS[self.language].items():
            if word.lower().startswith(name):
                return key
        raise AssertionError(f"no colour: {word}")

    def _row_key(self, rows: str) -> str:
        """The key of the first row named: by colour, or by its number."""
        words = re.findall(r"[\w-]+", rows)
        for word in words:
            if word in self.numbers and 1 <= self.numbers[word] <= 4:
                return ORDINARY[self.numbers[word] - 1]
            if any(word.lower().startswith(name) for name in COLOURS[self.language]):
                return self._colour(word)
        raise AssertionError(rows)

    def _hear_scores(self, text: str) -> None:
        for clause in re.split(r"; |\. ", text.rstrip(".")):
            found = re.search(SENTENCES[self.language]["score"], clause.strip())
            if found is not None:
                self.scores[found[1]] = self.numbers[found[2]]
