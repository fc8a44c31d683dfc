import {expect, it} from "vitest";
import {visibleText} from "@/testing/visible-text";
import {render} from "../testing/render";

it("puts the visitor on the list editors chose", () => {
  const markup = render("newsletter");
  expect(markup).toContain('name="list" value="news"');
  expect(visibleText(markup)).toContain("You can leave with one click.");
});

it("states that a confirmation e-mail follows where the law requires one", () => {
  expect(visibleText(render("newsletter"))).toContain("We send you an email to confirm.");
  const market = {region: "us", locale: "en"} as const;
  expect(visibleText(render("newsletter", {}, {market}))).not.toContain("to confirm.");
});
