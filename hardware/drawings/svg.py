"""A few lines of SVG for the drawings of this folder: boxes, text, lines. No layout and no files.

Lengths are SVG user units; colours are CSS colours. Text is escaped.
"""

from xml.sax.saxutils import escape

INK = "#111"
FONT = "Atkinson Hyperlegible, Liberation Sans, Arial, sans-serif"


def document(width: float, height: float, body: list[str], unit: str = "") -> str:
    """A whole picture on white. `unit` ("mm"): the size on paper, one user unit each."""
    size = f'width="{width:g}{unit}" height="{height:g}{unit}" viewBox="0 0 {width:g} {height:g}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="{FONT}">'
    return "\n".join([head, box(0, 0, width, height, "#fff", "none"), *body, "</svg>", ""])


def box(
    x: float,
    y: float,
    wide: float,
    high: float,
    fill: str = "#fff",
    stroke: str = INK,
    radius: float = 0,
    width: float = 1.5,
) -> str:
    place = f'x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="{radius:g}"'
    return f'<rect {place} fill="{fill}" stroke="{stroke}" stroke-width="{0 if stroke == "none" else width:g}"/>'


def text(
    x: float, y: float, words: str, size: float, anchor: str = "start", fill: str = INK, bold: bool = False
) -> str:
    weight = ' font-weight="bold"' if bold else ""
    look = f'font-size="{size:g}" text-anchor="{anchor}" fill="{fill}"{weight}'
    return f'<text x="{x:g}" y="{y:g}" {look}>{escape(words)}</text>'


def line(points: list[tuple[float, float]], stroke: str = INK, width: float = 2) -> str:
    path = " ".join(f"{x:g},{y:g}" for x, y in points)
    return f'<polyline points="{path}" fill="none" stroke="{stroke}" stroke-width="{width:g}"/>'


def dot(x: float, y: float, radius: float = 3, fill: str = INK) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"/>'
