import {describe, expect, it} from "vitest";
import {addPerson, bearer, signInAs} from "../../../test/people.ts";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {DEMO_PEOPLE, demoId} from "../../accounts/demo/demo-people.ts";
import {featureAccess as featureAccessReply} from "../../contract/entitlements.ts";
import {featureAccess} from "./feature-access.ts";
import {demoGrants, type Grant} from "./grants.ts";

const NOW = new Date("2026-03-01T12:00:00Z");
const grant = (changes: Partial<Grant>): Grant => ({
  feature: "data_only",
  kind: "admin",
  starts_at: new Date(0),
  ends_at: null,
  ...changes,
});

it.each([
  ["nothing", [], "none", null],
  ["data", [grant({})], "data_only", "Data only"],
  ["everything", [grant({feature: "full_membership"})], "full_membership", "Full membership"],
  [
    "the stronger of two",
    [grant({feature: "full_membership"}), grant({})],
    "full_membership",
    "Full membership",
  ],
  ["what ended a moment ago", [grant({ends_at: NOW})], "none", null],
  ["what begins in a moment", [grant({starts_at: new Date(NOW.getTime() + 1)})], "none", null],
  ["what begins now", [grant({starts_at: NOW})], "data_only", "Data only"],
  [
    "the data, after the membership ended",
    [grant({feature: "full_membership", ends_at: NOW}), grant({})],
    "data_only",
    "Data only",
  ],
] as const)("%s gives the access that is left of it", (_case, grants, access, title) => {
  const accessReply = featureAccess(grants, NOW);
  expect(accessReply).toMatchObject({access, title});
  expect(featureAccessReply.parse(accessReply)).toEqual(accessReply);
});

it("every source is named, and full membership gives the data too", () => {
  const ends_at = new Date("2026-04-01T00:00:00Z");
  const {features} = featureAccess([grant({feature: "full_membership", kind: "trial", ends_at})], NOW);
  const sources = [{kind: "trial", ends_at: ends_at.toISOString()}];
  expect(features).toEqual([
    {key: "data_only", allowed: true, sources},
    {key: "full_membership", allowed: true, sources},
  ]);
});

it("the demo runner has everything, other demo people nothing", async () => {
  const having = await Promise.all(
    DEMO_PEOPLE.map(async (person) => (await demoGrants(demoId(person))).length),
  );
  expect(having).toEqual([1, 0, 0, 0, 0]);
});

const databases = await openTestDatabases();

describe.each(databases)("over HTTP on $name", ({db, reset}) => {
  it("an account reads its own access", async () => {
    await reset();
    const {id, email} = await addPerson(db);
    const readGrants = async (userId: string) => (userId === id ? [grant({})] : []);
    const app = createTestApp(db, {readGrants});
    const answer = await app.get("/b/api/v1/users/me/feature-access", bearer(await signInAs(app, email)));
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(await answer.json()).toMatchObject({data: {access: "data_only", as_of: NOW.toISOString()}});
  });
});
