import {describe, expect, it} from "vitest";
import {redline} from "./redline.ts";
import {paragraph} from "./testing/blocks.ts";
import {marked} from "./testing/marked.ts";
import {createRandomTexts} from "./testing/random-texts.ts";
import {newText, oldText, plain} from "./testing/read-back.ts";
import type {ComparedClause} from "./types.ts";

const clause = (anchor: string, ...body: (string | ReturnType<typeof paragraph>)[]): ComparedClause => ({
  anchor,
  title: anchor,
  body: body.map((text) => (typeof text === "string" ? paragraph(text) : text)),
});
const words = (before: string, after: string, locale = "en") =>
  marked(redline([clause("a", before)], [clause("a", after)], locale));

describe("words", () => {
  it.each([
    ["no difference", "You may return it.", "You may return it.", "You may return it."],
    [
      "an insertion and a replacement, each alone",
      "Sie können Hardware binnen 30 Tagen nach Versand zurückgeben.",
      "Sie können Hardware aus beliebigem Grund binnen 30 Tagen nach Lieferung zurückgeben.",
      "Sie können Hardware [+aus beliebigem Grund +]binnen 30 Tagen nach [-Versand-][+Lieferung+] zurückgeben.",
    ],
    [
      "what is rewritten as a whole is one change, not crumbs",
      "within two weeks of the order for any reason",
      "within 30 days of any delivery for any reason",
      "within [-two weeks of the order-][+30 days of any delivery+] for any reason",
    ],
    [
      "two insertions keep the word between them",
      "a cat sat",
      "a big cat now sat",
      "a [+big +]cat [+now +]sat",
    ],
    ["another kind of space is no change", "30 days", "30\u00a0days", "30\u00a0days"],
    ["another spelling of one letter is no change", "Ru\u0308ckgabe", "R\u00fcckgabe", "R\u00fcckgabe"],
  ])("%s", (_case, before, after, expected) => {
    expect(words(before, after, "de")).toBe(expected);
  });

  it("a link with a new target is its own kind of change", () => {
    const linked = (path: string) =>
      clause("a", paragraph("See ", {text: "the page", link: {_type: "internalLink", path}}, "."));
    const [run] = redline([linked("/a")], [linked("/b")], "en").clauses[0]?.blocks[0]?.runs.slice(1, 2) ?? [];
    expect(run).toMatchObject({kind: "changed", only: "link", change: 1});
    expect(redline([linked("/a")], [linked("/a")], "en").changes).toBe(0);
  });

  it("so is an emphasis", () => {
    const changed = redline(
      [clause("a", paragraph("Keep it dry."))],
      [clause("a", paragraph("Keep it ", {text: "dry", strong: true}, "."))],
      "en",
    );
    expect(changed.clauses[0]?.blocks[0]?.runs[1]).toMatchObject({only: "emphasis"});
  });
});

describe("paragraphs", () => {
  it("a new one between two does not disturb them", () => {
    const result = redline([clause("a", "One.", "Two.")], [clause("a", "One.", "New here.", "Two.")], "en");
    expect(result.clauses[0]?.blocks.map(({kind}) => kind)).toEqual(["same", "inserted", "same"]);
    expect(result.changes).toBe(1);
  });

  it("those with nothing in common are replaced, not mixed", () => {
    expect(
      marked(redline([clause("a", "Cats purr loudly.")], [clause("a", "Tax is added later.")], "en")),
    ).toBe("[-Cats purr loudly.-] / [+Tax is added later.+]");
  });

  it("a list item never pairs with a paragraph of the same words", () => {
    const item = {...paragraph("provide your account"), listItem: "bullet", level: 1};
    const result = redline([clause("a", "provide your account")], [clause("a", item)], "en");
    expect(result.clauses[0]?.blocks.map(({kind}) => kind)).toEqual(["deleted", "inserted"]);
  });
});

describe("clauses", () => {
  const texts = (...anchors: string[]) => anchors.map((anchor) => clause(anchor, `About ${anchor}.`));
  const summary = (before: ComparedClause[], after: ComparedClause[]) =>
    redline(before, after, "en").clauses.map(
      ({anchor, kind, isMoved}) => `${isMoved ? "moved " : ""}${kind} ${anchor}`,
    );

  it("one that moved is the only one that did", () => {
    expect(summary(texts("a", "b", "c", "d"), texts("a", "c", "b", "d"))).toEqual([
      "same a",
      expect.stringMatching(/^(moved )?same c$/),
      expect.stringMatching(/^(moved )?same b$/),
      "same d",
    ]);
    expect(redline(texts("a", "b", "c", "d"), texts("a", "c", "b", "d"), "en").changes).toBe(1);
  });

  it("a new one makes none of the later ones move", () => {
    expect(summary(texts("a", "b"), texts("new", "a", "b"))).toEqual(["inserted new", "same a", "same b"]);
  });

  it("a deleted clause is shown at its former position", () => {
    expect(summary(texts("a", "b", "c"), texts("a", "c"))).toEqual(["same a", "deleted b", "same c"]);
    expect(summary(texts("a", "b"), texts("b"))).toEqual(["deleted a", "same b"]);
  });

  it("a renamed one is the same clause, whichever version is the older", () => {
    const renamed = {...clause("trial", "About it."), aliases: ["risk-free"]};
    const former = {...clause("risk-free", "About it."), title: "trial"};
    expect(summary([former], [renamed])).toEqual(["same trial"]);
    expect(summary([renamed], [former])).toEqual(["same risk-free"]);
  });

  it("one that came as a whole is one change, numbered on", () => {
    const result = redline(
      [clause("a", "Old word here."), clause("c", "Keep this one.")],
      [clause("a", "New word here."), clause("b", "One.", "Two."), clause("c", "Keep that one.")],
      "en",
    );
    expect(result.clauses.map(({change, changes}) => [change, changes])).toEqual([
      [null, 1],
      [2, 1],
      [null, 1],
    ]);
    expect(result.changes).toBe(3);
  });
});

it("loses nothing: without insertions the old text, without deletions the new", () => {
  const next = createRandomTexts(20_261_121);
  for (let round = 0; round < 400; round += 1) {
    const [before, after] = next();
    const result = redline(before, after, "en");
    expect(oldText(result)).toEqual(plain(before));
    expect(newText(result)).toEqual(plain(after));
  }
});

it("numbers its changes from 1 without a gap", () => {
  const next = createRandomTexts(7);
  for (let round = 0; round < 50; round += 1) {
    const result = redline(...next(), "de");
    const numbers = result.clauses.flatMap(({change, title, blocks}) => [
      ...(change === null ? [] : [change]),
      ...[...title, ...blocks.flatMap(({runs}) => runs)].flatMap((run) =>
        run.kind === "changed" && run.change !== change ? [run.change] : [],
      ),
    ]);
    expect(numbers).toEqual(Array.from({length: result.changes}, (_none, at) => at + 1));
  }
});
