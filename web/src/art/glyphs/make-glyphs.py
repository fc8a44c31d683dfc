"""Writes letters of a font as SVG outlines: one JSON line per letter, `advance outline`, 1000 units to the em.

fonttools varLib.instancer archivo-latin-wdth-normal.woff2 wdth=122 wght=640 -o wide.ttf
fonttools varLib.instancer archivo-latin-wdth-normal.woff2 wdth=62 wght=800 -o paint.ttf
python make-glyphs.py wide.ttf all > wide.json
python make-glyphs.py paint.ttf capitals > paint.json
"""

import json
import sys

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

UPPER = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
UPPER_ACCENTS = "ÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÙÚÛÜŒ"
LOWER_ACCENTS = "ßàáâäåæçèéêëíîïñóôöøùúûüÿœ"
SIGNS = ".,:;!?¿¡'’‘“”„«»()-–—/&%+·…°€$£×"
SETS = {
    "all": " 0123456789" + UPPER + UPPER.lower() + UPPER_ACCENTS + LOWER_ACCENTS + SIGNS,
    "capitals": " 0123456789" + UPPER + UPPER_ACCENTS,
}
# Pairs closer than this to their usual distance are not worth their bytes.
SMALLEST_KERN = 12


def outline(font, name):
    glyphs = font.getGlyphSet()
    pen = SVGPathPen(glyphs, ntos=lambda value: str(round(value)))
    glyphs[name].draw(TransformPen(pen, (1, 0, 0, -1, 0, 0)))
    return pen.getCommands()


def pair_positions(font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType == 2:
                yield table


def kern_of(table, index, left, right):
    if table.Format == 1:
        records = table.PairSet[index].PairValueRecord
        value = next((record.Value1 for record in records if record.SecondGlyph == right), None)
    else:
        row = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)].Class2Record
        value = row[table.ClassDef2.classDefs.get(right, 0)].Value1
    return getattr(value, "XAdvance", 0) if value else 0


def kerning(font, letters):
    pairs = {}
    for table in pair_positions(font):
        for index, left in enumerate(table.Coverage.glyphs):
            for right in letters if left in letters else ():
                kern = kern_of(table, index, left, right)
                if abs(kern) >= SMALLEST_KERN:
                    pairs.setdefault(letters[left] + letters[right], kern)
    return dict(sorted(pairs.items()))


def main(path, letters):
    font = TTFont(path)
    names = font.getBestCmap()
    chars = [char for char in letters if ord(char) in names]
    glyphs = {c: f"{font['hmtx'][names[ord(c)]][0]} {outline(font, names[ord(c)])}".strip() for c in chars}
    latin = {names[ord(c)]: c for c in chars if c in UPPER + UPPER.lower() + ".,-’0123456789"}
    print(json.dumps({"glyphs": glyphs, "kern": kerning(font, latin)}, ensure_ascii=False, indent=2))


main(sys.argv[1], SETS[sys.argv[2]])
