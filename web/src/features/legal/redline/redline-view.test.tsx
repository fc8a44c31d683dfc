import {readFileSync} from "node:fs";
import {type ComparedClause, redline} from "@gradus/schemas/legal/redline";
import {renderToStaticMarkup} from "react-dom/server";
import {describe, expect, it} from "vitest";
import {block, CONTEXT, clause} from "../testing/example-document";
import {RedlineView} from "./redline-view";

const SEED = new URL("../../../../../services/content-lake/seed/legal.ndjson", import.meta.url);
const texts: {_id: string; _type: string; locale: string; clauses?: ComparedClause[]}[] = readFileSync(
  SEED,
  "utf8",
)
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

function view(before: ComparedClause[], after: ComparedClause[]): string {
  return renderToStaticMarkup(
    <RedlineView redline={redline(before, after, "en")} locale="en" context={CONTEXT} />,
  );
}

/** The words of one reading: insertions and what only the other view shows are left out, or deletions. */
function reading(markup: string, without: "ins" | "del"): string {
  return markup
    .replace(/<div class="redline-columns">.*?<\/div><\/li>/gs, "</li>")
    .replace(/<span class="sr-only">.*?<\/span><\/span>/gs, "")
    .replace(new RegExp(`<${without}>.*?</${without}>`, "gs"), "")
    .replace(/<[^>]+>/g, "");
}

describe("a changed word", () => {
  const markup = view(
    [clause("returns", block("Within 14 days of shipment."))],
    [clause("returns", block("Within 14 days of delivery."))],
  );

  it("is struck out and underlined, and described in words", () => {
    expect(markup).toContain(
      '<del><span class="sr-only"><span lang="en">deleted </span></span>shipment</del>',
    );
    expect(markup).toContain(
      '<ins><span class="sr-only"><span lang="en">inserted </span></span>delivery</ins>',
    );
  });

  it("has one address, and can be reached in either view", () => {
    expect(markup.match(/id="change-1"/g)).toHaveLength(1);
    expect(markup.match(/data-change="1"/g)).toHaveLength(3);
  });

  it("is listed with its clause", () => {
    expect(markup).toMatch(/<a href="#change-1"[^>]*>.*?About returns.*?1 change/s);
  });
});

it("a clause that came as a whole can be jumped to itself", () => {
  const markup = view([clause("a", block("A."))], [clause("a", block("A.")), clause("b", block("B."))]);
  expect(markup).toMatch(/<li class="redline-clause is-inserted" id="change-1" data-change="1"/);
  expect(markup.match(/id="change-1"/g)).toHaveLength(1);
});

it("reports that nothing differs", () => {
  expect(view([clause("a")], [clause("a")])).toContain("No differences");
});

it("a link in the comparison keeps its target, in the region and language of the page", () => {
  const linked = (path: string) => [
    clause(
      "a",
      block("", {
        children: [{_type: "span", _key: "s", text: "there", marks: ["m"]}],
        markDefs: [{_type: "internalLink", _key: "m", path}],
      }),
    ),
  ];
  const markup = view(linked("/returns"), linked("/warranty"));
  expect(markup).toContain('href="/de/en/warranty"');
  expect(markup).toContain("link changed");
});

const versions = (kind: string, locale: string) =>
  texts.filter(
    ({_id, clauses}) => _id.startsWith(`legal-${kind}-base-`) && _id.endsWith(`-${locale}`) && clauses,
  );
const pairs = ["privacy", "terms", "warranty", "returns"].flatMap((kind) =>
  ["en", "de", "fr", "es"].flatMap((locale) => {
    const all = versions(kind, locale);
    return all.slice(1).map((newer, index) => {
      const changes = redline(all[index]?.clauses ?? [], newer.clauses ?? [], locale);
      return [`${all[index]?._id} → ${newer._id}`, changes, all[index], newer] as const;
    });
  }),
);

// Some versions changed for one region only, and not in the common text.
it.each(pairs.filter(([, {changes}]) => changes > 0))(
  "%s reads as either version",
  (_pair, changes, older, newer) => {
    const markup = renderToStaticMarkup(
      <RedlineView redline={changes} locale={newer.locale} context={CONTEXT} />,
    );
    for (const [text, without] of [
      [older, "ins"],
      [newer, "del"],
    ] as const) {
      const words = reading(markup, without);
      for (const {body} of text?.clauses ?? []) {
        for (const {children} of body ?? []) {
          const sentence = (children ?? []).map(({text: span}) => span).join("");
          expect(words).toContain(renderToStaticMarkup(sentence));
        }
      }
    }
  },
);
