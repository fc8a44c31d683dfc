import {renderToStaticMarkup} from "react-dom/server";
import {describe, expect, it} from "vitest";
import {visibleText} from "@/testing/visible-text";
import {CoachStrip} from "./coach-strip";
import {DirectoryClient} from "./directory-client";
import {DirectoryResults} from "./directory-results";
import {matchedValues, missingValues} from "./filter-labels";
import {parseSearch} from "./search";
import {COACH, labelsIn, messagesIn, NEAR_MISS, namesIn, REPLY} from "./testing";

const EN = labelsIn("en");
const nothing = () => {};
const found = {
  coaches: [COACH],
  about: REPLY,
  hasFailed: false,
  isLoading: false,
  isLoadingMore: false,
  hasMore: false,
  showMore: nothing,
  retry: nothing,
};
const results = (changes: Partial<Parameters<typeof DirectoryResults>[0]["found"]>, query = "") =>
  renderToStaticMarkup(
    <DirectoryResults
      found={{...found, ...changes}}
      search={parseSearch(query)}
      labels={EN}
      basePath="/int/en/coaches"
      onChange={nothing}
    />,
  );

describe("the directory", () => {
  const draw = (first: typeof REPLY | null) =>
    renderToStaticMarkup(
      <DirectoryClient
        messages={messagesIn("en")}
        names={namesIn("en")}
        basePath="/int/en/coaches"
        first={first}
      />,
    );

  it("has its first page as links before any script has run", () => {
    expect(draw(REPLY)).toContain('href="/int/en/coaches/asa-ohrstrom"');
    expect(visibleText(draw(REPLY))).toContain("1 coach");
  });

  it("has every filter as a native control in a group with a name", () => {
    const markup = draw(REPLY);
    expect(markup.match(/<legend/g)).toHaveLength(5);
    expect(markup.match(/type="checkbox"/g)).toHaveLength(3 + 4 + 6 + 4 + 1);
    expect(markup).toContain('<option value="SE">Sweden</option>');
  });

  it("shows room for six while nothing is known", () => {
    expect(draw(null).match(/coach-skeleton/g)).toHaveLength(6);
  });
});

describe("the list", () => {
  it("reports a fault on our side when it cannot be read, and offers to try again", () => {
    const text = visibleText(results({hasFailed: true, coaches: null, about: null}));
    expect(text).toBe("Something is wrong on our side. Please try again later. Try again");
  });

  it("shows when no coach fits, and which coaches come closest for what reasons", () => {
    const about = {...REPLY, total: 0, items: [], near_misses: [NEAR_MISS]};
    const text = visibleText(results({coaches: [], about}, "?distance=short&platforms=powercenter&name=bo"));
    expect(text).toMatch(/^No results Clear filters These come closest/);
    expect(text).toContain("Fits: Short (1 mile to 10k)");
    expect(text).toContain("Does not fit: PowerCenter, bo");
  });

  it("shows for each coach why they fit, once a filter is set", () => {
    expect(visibleText(results({}, "?distance=short,ultra"))).toContain("Fits: Short (1 mile to 10k)");
    expect(visibleText(results({}))).not.toContain("Fits:");
  });

  it("offers more only while there is more, and no second time while it comes", () => {
    expect(visibleText(results({}))).not.toContain("Show more");
    expect(visibleText(results({hasMore: true}))).toContain("Show more");
    expect(results({hasMore: true, isLoadingMore: true})).toContain('aria-disabled="true"');
  });
});

describe("a strip", () => {
  const strip = (locale: "en" | "de") =>
    renderToStaticMarkup(<CoachStrip coach={COACH} href="/x" labels={labelsIn(locale)} />);

  it("shows name, country, languages, focus and availability of the coach", () => {
    const text = visibleText(strip("de"));
    for (const part of ["Åsa Öhrström", "Schweden · Schwedisch, Englisch", "2PEAK", "Zurzeit kein Platz"]) {
      expect(text).toContain(part);
    }
  });

  it("names the language of a headline that is not the page's", () => {
    expect(strip("de")).toContain('lang="en"');
    expect(strip("en")).not.toContain("lang=");
  });
});

it("the reasons are the requested values, in the order of the filters", () => {
  const search = parseSearch("?platforms=two_peak&distance=short,ultra&location=SE&triathlon=sprint&name=an");
  expect(matchedValues(search, COACH, EN)).toEqual(["Short (1 mile to 10k)", "Sweden", "2PEAK"]);
  expect(missingValues(search, ["triathlon", "name"], EN)).toEqual(["Sprint", "an"]);
});
