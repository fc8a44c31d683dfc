import {describe, expect, it} from "vitest";
import type {Dossier} from "./dossier.ts";
import {storedDocument, versionParts} from "./legal-documents.ts";
import type {LegalEvent, RecordedEvent} from "./legal-events.ts";
import {regionLegal} from "./region-legal.ts";
import {approvalProblem, farthestDay, versionStatusOf} from "./version-status.ts";

const region = (name: string, timeZone: string) =>
  regionLegal.parse({
    region: name,
    timeZone,
    legal: {bindingLocale: "en", requiredLocales: ["en"], scope: "base", noticeDays: 30},
    provider: {},
  });
const REGIONS = [region("us", "America/New_York"), region("au", "Australia/Sydney")];
const NOON = new Date("2026-11-21T12:00:00Z");
const [WORDS, FACTS] = ["seal-1", "facts-1"];

type Parts = Partial<Pick<Dossier, "seal" | "facts" | "writers" | "siblings">> & {version?: object};

function versionWith({version = {}, ...parts}: Parts = {}): Dossier {
  return {
    id: "v",
    version: versionParts.parse({_id: "v", scope: "base", effectiveFrom: "2027-02-01", ...version}),
    texts: [],
    stored: {version: storedDocument.parse({_id: "v", _type: "legalVersion", _rev: "r"}), texts: []},
    document: null,
    base: null,
    regions: REGIONS,
    siblings: [],
    seal: WORDS,
    facts: FACTS,
    writers: new Set(["author"]),
    ...parts,
  };
}

let places = 0;
function happened(event: LegalEvent["event"], by = "author", more: Partial<LegalEvent> = {}): RecordedEvent {
  places += 1;
  return {
    type: "legalEvent",
    event,
    version: "v",
    by,
    role: null,
    seal: WORDS,
    facts: FACTS,
    note: null,
    at: NOON.toISOString(),
    link: `link-${places}`,
    ...more,
  };
}
const REVIEW = happened("review");
const yes = (by: string, role: LegalEvent["role"] = "reviewer", more: Partial<LegalEvent> = {}) =>
  happened("approve", by, {role, ...more});

const stateAfter = (...events: readonly RecordedEvent[]) => versionStatusOf(versionWith(), events, NOON);

describe("the state of an open version", () => {
  it.each([
    ["nothing happened", [], "draft", []],
    ["it is in review", [REVIEW], "inReview", []],
    ["one approved", [REVIEW, yes("bea")], "inReview", ["bea"]],
    ["two reviewers did, and no publisher", [REVIEW, yes("bea"), yes("cem")], "inReview", ["bea", "cem"]],
    [
      "a reviewer and a publisher did",
      [REVIEW, yes("bea"), yes("cem", "publisher")],
      "approved",
      ["bea", "cem"],
    ],
    ["one did twice", [REVIEW, yes("bea", "publisher"), yes("bea", "publisher")], "inReview", ["bea"]],
    ["who wrote it did", [REVIEW, yes("author", "publisher"), yes("bea")], "inReview", ["bea"]],
    ["it was returned", [REVIEW, yes("bea"), yes("cem", "publisher"), happened("return")], "draft", []],
    [
      "it was reviewed again: what came before does not count",
      [REVIEW, yes("bea"), yes("cem", "publisher"), happened("return"), REVIEW, yes("dot")],
      "inReview",
      ["dot"],
    ],
    [
      "somebody approved before there was a review",
      [yes("bea"), yes("cem", "publisher"), REVIEW],
      "inReview",
      [],
    ],
    [
      "somebody approved other words",
      [REVIEW, yes("bea", "publisher", {seal: "seal-0"}), yes("cem")],
      "inReview",
      ["cem"],
    ],
    [
      "somebody approved another day",
      [REVIEW, yes("bea", "publisher", {facts: "facts-0"}), yes("cem")],
      "inReview",
      ["cem"],
    ],
  ])("after %s", (_case, events, state, approved) => {
    const status = stateAfter(...events);
    expect([status.state, status.approvals.map(({by}) => by)]).toEqual([state, approved]);
  });

  it.each([
    ["a word", {seal: "seal-2"}],
    ["the day or the kind of change", {facts: "facts-2"}],
  ])("a later edit of %s returns the version to draft and reports the reason", (_case, changed) => {
    const events = [REVIEW, yes("bea"), yes("cem", "publisher")];
    expect(versionStatusOf(versionWith(changed), events, NOON)).toMatchObject({
      state: "draft",
      approvals: [],
      review: null,
      changedSinceReview: true,
    });
  });

  it("words that are put back as they were are approved as before", () => {
    const events = [REVIEW, yes("bea"), yes("cem", "publisher")];
    expect(versionStatusOf(versionWith({seal: "seal-2"}), events, NOON).state).toBe("draft");
    expect(versionStatusOf(versionWith(), events, NOON).state).toBe("approved");
  });

  it("an approval no longer counts once its reviewer becomes a writer of the version", () => {
    const writers = new Set(["author", "bea"]);
    const status = versionStatusOf(
      versionWith({writers}),
      [REVIEW, yes("bea"), yes("cem", "publisher")],
      NOON,
    );
    expect([status.state, status.approvals.map(({by}) => by)]).toEqual(["inReview", ["cem"]]);
  });
});

describe("what approvals lack", () => {
  const approval = (by: string, role: "reviewer" | "publisher") => ({by, role, at: "", comment: null});
  it.each([
    [[], /nobody has so far/],
    [[approval("a", "publisher")], /one person has so far/],
    [[approval("a", "reviewer"), approval("b", "reviewer")], /must be a legal publisher/],
    [[approval("a", "reviewer"), approval("b", "publisher")], null],
    [[approval("a", "publisher"), approval("b", "publisher")], null],
  ])("%j", (approvals, expected) => {
    if (expected) expect(approvalProblem(approvals)).toMatch(expected);
    else expect(approvalProblem(approvals)).toBeNull();
  });
});

describe("the state of a sealed version", () => {
  const sealed = (version: object = {}, siblings: readonly object[] = []) =>
    versionWith({
      version: {sealed: true, state: "announced", effectiveFrom: "2026-11-22", ...version},
      siblings: siblings.map((sibling) =>
        versionParts.parse({_id: "s", scope: "base", sealed: true, ...sibling}),
      ),
    });
  const stateAt = (instant: string, dossier = sealed(), events: readonly RecordedEvent[] = []) =>
    versionStatusOf(dossier, events, new Date(instant)).state;

  it("is announced until its day begins where the sun rises first, and in force from then on", () => {
    // Sydney is eleven hours ahead.
    expect(stateAt("2026-11-21T12:59:59Z")).toBe("announced");
    expect(stateAt("2026-11-21T13:00:00Z")).toBe("inForce");
  });

  it("is superseded from the day a later one of its scope begins, and by no other", () => {
    const at = "2026-12-01T12:00:00Z";
    const later = {effectiveFrom: "2026-12-01"};
    expect(stateAt(at, sealed({}, [later]))).toBe("superseded");
    expect(stateAt("2026-11-30T12:00:00Z", sealed({}, [later]))).toBe("inForce");
    expect(stateAt(at, sealed({}, [{...later, scope: "euConsumer"}]))).toBe("inForce");
    expect(stateAt(at, sealed({}, [{...later, sealed: false}]))).toBe("inForce");
    expect(stateAt(at, sealed({}, [{...later, state: "withdrawnBeforeEffect"}]))).toBe("inForce");
    expect(stateAt(at, sealed({}, [{effectiveFrom: "2026-11-01"}]))).toBe("inForce");
  });

  it("that was withdrawn stays so, on its day and after it", () => {
    const withdrawn = sealed({state: "withdrawnBeforeEffect"});
    expect(["2026-11-20T00:00:00Z", "2026-12-20T00:00:00Z"].map((at) => stateAt(at, withdrawn))).toEqual([
      "withdrawnBeforeEffect",
      "withdrawnBeforeEffect",
    ]);
  });

  it("a request to withdraw a version is kept until its effective day, and no longer", () => {
    const withdrawalEvent = happened("wishWithdrawal", "bea");
    const wishAt = (instant: string) =>
      versionStatusOf(sealed(), [withdrawalEvent], new Date(instant)).wish?.by ?? null;
    expect([wishAt("2026-11-21T12:59:59Z"), wishAt("2026-11-21T13:00:00Z")]).toEqual(["bea", null]);
  });
});

it("the farthest day is the one of the region that is ahead", () => {
  expect(farthestDay(REGIONS, new Date("2026-12-31T13:00:00Z"))).toBe("2027-01-01");
  expect(farthestDay(REGIONS.slice(0, 1), new Date("2027-01-01T04:59:59Z"))).toBe("2026-12-31");
});
