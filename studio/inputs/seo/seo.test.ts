import {expect, test} from "vitest";
import {descriptionMeter, finalTitle, noindexWords, shownDescription, titleMeter} from "./search-words.ts";
import {socialFacts} from "./social-facts.ts";

test.each([
  [{region: "de", locale: "de"}, "Kaufen | Gradus (Deutschland)"],
  [{region: "ch", locale: "fr"}, "Kaufen | Gradus (Suisse)"],
] as const)("the title in %j is %s", (market, title) => expect(finalTitle("Kaufen", market)).toBe(title));

test("meters fill up to the length that search engines show, and report when the text is longer", () => {
  expect(titleMeter(300)).toEqual({share: 0.5, isOver: false, words: "300 of 600 pixels."});
  expect(titleMeter(640.4)).toMatchObject({
    share: 1,
    isOver: true,
    words: expect.stringContaining("640 of 600"),
  });
  expect(descriptionMeter("x".repeat(160)).isOver).toBe(false);
  expect(descriptionMeter("x".repeat(161)).words).toContain("may be cut");
});

test("keeping a page out of search names both things it leaves", () => {
  expect(noindexWords(true)).toContain("Leaves the sitemap and the language links.");
  expect(noindexWords(false)).not.toContain("Leaves");
});

test("the social picture shows the hero's heading on its field, or else the page's title on blue", () => {
  const hero = {_type: "hero", heading: "Hold the watts", field: "cinder"};
  expect(socialFacts({title: "Home", sections: [{_type: "story"}, hero]})).toEqual({
    title: "Hold the watts",
    field: "cinder",
    skus: [],
  });
  expect(socialFacts({_type: "productPage", title: "Pod", skus: ["pod", 3]})).toEqual({
    title: "Pod",
    field: "track",
    skus: ["pod"],
  });
  expect(socialFacts(undefined)).toEqual({title: "", field: "track", skus: []});
});

test("a long description ends between words", () => {
  expect(shownDescription("Short.")).toBe("Short.");
  const shown = shownDescription("word ".repeat(50));
  expect(shown).toMatch(/word …$/);
  expect(shown.length).toBeLessThanOrEqual(162);
});
