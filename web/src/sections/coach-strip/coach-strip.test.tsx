import {renderToStaticMarkup} from "react-dom/server";
import {expect, it} from "vitest";
import {COACH} from "@/features/coaches/directory/testing";
import {visibleText} from "@/testing/visible-text";
import {EXAMPLES} from "../testing/examples";
import {CONTEXT} from "../testing/render";
import {SomeCoaches} from "./coach-strip";

const draw = (coaches: readonly (typeof COACH)[]) =>
  renderToStaticMarkup(<SomeCoaches section={EXAMPLES.coachStrip} context={CONTEXT} coaches={coaches} />);

it("shows coaches under the editors' heading, each with a way to their page", () => {
  const markup = draw([COACH, {...COACH, id: "coa_2", slug: "kim", name: "Kim"}]);
  expect(markup).toMatch(/<h2[^>]*>Coaches<\/h2>/);
  expect(markup.match(/<h3/g)).toHaveLength(2);
  expect(markup).toContain('href="/de/en/coaches/asa-ohrstrom"');
  expect(visibleText(markup)).toContain("Åsa Öhrström Sweden · Swedish, English");
});

it("renders nothing, not even its heading, while there is no coach to show", () => {
  expect(draw([])).toBe("");
});
