import {renderToStaticMarkup} from "react-dom/server";
import {expect, it} from "vitest";
import {Bib, initials} from "./bib";

it.each([
  ["Åsa Öhrström", "ÅÖ"],
  ["Éloïse Lamoureux-Petit", "ÉL"],
  ["Ginevra D’Alconzo Rossa", "GR"],
  ["Kim", "K"],
  ["  ", ""],
])("%j signs as %s", (name, expected) => {
  expect(initials(name)).toBe(expected);
});

it("the same seed is the same picture, another is another", () => {
  const draw = (seed: number) => renderToStaticMarkup(<Bib name="Kim Coach" seed={seed} />);
  expect(draw(5)).toBe(draw(5));
  expect(draw(5)).not.toBe(draw(9));
});
