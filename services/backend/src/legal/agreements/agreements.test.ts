import {readSeed} from "@gradus/content-lake/seed-reader";
import {sql} from "drizzle-orm";
import {pino} from "pino";
import {afterAll, beforeAll, beforeEach, describe, expect, it} from "vitest";
import {type LegalStack, startLegalStack} from "../../../test/legal-lake.ts";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {sqlState} from "../../core/db/db.ts";
import {notariseAll} from "../versions/notarise.ts";
import {createNotary} from "../versions/notary.ts";
import {recordAgreement} from "./record-agreement.ts";
import {agreement, agreement_document} from "./tables.ts";

const databases = await openTestDatabases();
const logger = pino({level: "silent"});
const hashes = new Map(readSeed().map(({_id, contentHash}) => [_id, String(contentHash)]));

function documentOf(version: string, locale: string) {
  const text_id = `${version}-${locale}`;
  return {kind: "terms", version, text_id, content_hash: hashes.get(text_id) ?? ""};
}
const GERMAN = documentOf("legal-terms-euConsumer-20260619", "de");
const GERMAN_NEXT = documentOf("legal-terms-euConsumer-20270101", "de");
const AMERICAN = documentOf("legal-terms-base-20260619", "en");
const signup = (documents: object[], region = "de", locale = "de") => ({
  context: "signup" as const,
  region,
  locale,
  documents,
});

it.each(databases)(
  "201: the first agreements in a new database, before its versions are recorded, on $name",
  async ({db, reset}) => {
    await reset();
    const stack = await startLegalStack(db);
    const together = await Promise.all([1, 2].map(() => stack.post("/b/agreements", signup([GERMAN]))));
    await stack.close();
    expect(together.map(({status}) => status)).toEqual([201, 201]);
  },
);

describe.each(databases)("agreements on $name", ({db, reset, empty}) => {
  let stack: LegalStack;
  beforeAll(async () => {
    await reset();
    stack = await startLegalStack(db);
    const notary = createNotary({db, now: stack.now});
    await notariseAll({content: stack.content, notary, now: stack.now, logger});
  });
  beforeEach(async () => {
    stack.setTime("2026-11-21T10:00:00Z");
    // The record of what is sealed is the same for all.
    await empty([agreement, agreement_document]);
  });
  afterAll(async () => {
    await stack.close();
  });
  const agree = async (body: object) => {
    const response = await stack.post("/b/agreements", body);
    return {status: response.status, body: Object(await response.json())};
  };
  const count = async () => (await db.select().from(agreement)).length;
  const record = (subject: {user: string | null; order: string | null}) =>
    recordAgreement(
      {db, content: stack.content, notary: createNotary({db, now: stack.now}), now: stack.now, logger},
      {...signup([]), documents: [GERMAN]},
      subject,
    );
  const asStaff = (query: string) => stack.as("local-administrator").get(`/b/agreements${query}`);

  it("201: what applies in the region now, in the visitor's language or one it falls back to", async () => {
    const english = documentOf("legal-terms-euConsumer-20260619", "en");
    expect((await agree(signup([GERMAN]))).status).toBe(201);
    expect((await agree(signup([english]))).status).toBe(201);
    expect((await agree(signup([AMERICAN], "us", "en"))).status).toBe(201);
    expect(await count()).toBe(3);
  });

  it.each([
    ["the common words, where the region has its own", documentOf("legal-terms-base-20260619", "de")],
    ["words of before", documentOf("legal-terms-base-20260201", "de")],
    ["words to come", GERMAN_NEXT],
    ["other words under the right name", {...GERMAN, content_hash: AMERICAN.content_hash}],
    ["a language nobody was shown", documentOf("legal-terms-euConsumer-20260619", "fr")],
  ])("409: %s; the reply contains what applies instead, and nothing is stored", async (_case, document) => {
    const {status, body} = await agree(signup([document]));
    expect([status, body.err.code, body.err.current]).toEqual([409, "version_changed", [GERMAN]]);
    expect(await count()).toBe(0);
  });

  it.each([
    ["de", "de", GERMAN, "2026-12-31T22:59:59Z", 201],
    ["de", "de", GERMAN, "2026-12-31T23:00:00Z", 409],
    ["de", "de", GERMAN_NEXT, "2026-12-31T23:00:00Z", 201],
    ["us", "en", AMERICAN, "2027-01-01T04:59:59Z", 201],
    ["us", "en", AMERICAN, "2027-01-01T05:00:00Z", 409],
    ["au", "en", AMERICAN, "2026-12-31T12:59:59Z", 201],
    ["au", "en", AMERICAN, "2026-12-31T13:00:00Z", 409],
  ])(
    "the day begins with the region's own midnight: %s %s",
    async (region, locale, document, instant, status) => {
      stack.setTime(instant);
      expect((await agree(signup([document], region, locale))).status).toBe(status);
    },
  );

  it("400: a pair that is not sold in, one kind twice, no document", async () => {
    const bodies = [signup([GERMAN], "de", "es"), signup([GERMAN, GERMAN]), signup([])];
    const answers = await Promise.all(bodies.map(agree));
    expect(answers.map(({status}) => status)).toEqual([400, 400, 400]);
    expect(await count()).toBe(0);
  });

  it("a visitor cannot agree in the name of an account or an order", async () => {
    for (const name of [{user: "usr_other"}, {order: "ord_other"}, {user_id: "usr_other"}]) {
      expect((await agree({...signup([GERMAN]), ...name})).status).toBe(400);
    }
    expect(await db.select().from(agreement)).toEqual([]);
    await agree(signup([GERMAN]));
    const [row] = await db.select().from(agreement);
    expect([row?.user_id, row?.order_id]).toEqual([null, null]);
  });

  it.each([
    ["a region that is none", {region: "xx", locale: "de"}],
    ["a language nobody speaks", {region: "de", locale: "xx"}],
    ["a region in capitals", {region: "DE", locale: "de"}],
    ["no documents", {documents: undefined}],
    ["more than anybody reads", {documents: Array(50).fill(GERMAN)}],
    ["a document without its words", {documents: [{...GERMAN, content_hash: undefined}]}],
    ["a context that is none", {context: "lottery"}],
  ])("400: %s, and nothing is stored", async (_case, changes) => {
    expect((await agree({...signup([GERMAN]), ...changes})).status).toBe(400);
    expect(await count()).toBe(0);
  });

  it("409: a document of no kind we have, and of two the one that changed decides for both", async () => {
    const none = await agree(signup([{...GERMAN, kind: "lottery"}]));
    expect([none.status, none.body.err.current]).toEqual([409, []]);
    const privacy = {...GERMAN, kind: "privacy"};
    const {status, body} = await agree(signup([GERMAN, privacy]));
    expect([status, body.err.current.map(({kind}: {kind: string}) => kind)]).toEqual([
      409,
      ["terms", "privacy"],
    ]);
    expect(await count()).toBe(0);
  });

  it("503: no agreement is stored while the content system does not state what a region requires", async () => {
    const alone = createTestApp(db);
    alone.setTime("2026-11-21T10:00:00Z");
    const response = await alone.post("/b/agreements", signup([GERMAN]));
    expect([response.status, await count()]).toEqual([503, 0]);
  });

  it("what is noted elsewhere and the agreement are both written, or neither", async () => {
    const notary = createNotary({db, now: stack.now});
    const deps = {db, content: stack.content, notary, now: stack.now, logger};
    const broken = recordAgreement(
      deps,
      {...signup([]), documents: [GERMAN]},
      {user: "usr_1", order: null},
      () => Promise.reject(new Error("The order was not made")),
    );
    await expect(broken).rejects.toThrow("not made");
    expect([await count(), await db.select().from(agreement_document)]).toEqual([0, []]);
  });

  it("the same agreement given twice is stored as two records", async () => {
    await agree(signup([GERMAN]));
    await agree(signup([GERMAN]));
    const rows = await db.select().from(agreement);
    expect([rows.length, new Set(rows.map(({id}) => id)).size]).toEqual([2, 2]);
  });

  it("429: ten a minute from one place, and another place goes on", async () => {
    const from = async (address: string) =>
      (await stack.post("/b/agreements", signup([GERMAN]), {"x-forwarded-for": address})).status;
    const statuses = [];
    for (let tries = 0; tries < 11; tries++) statuses.push(await from("203.0.113.7"));
    expect([new Set(statuses.slice(0, 10)), statuses.at(-1)]).toEqual([new Set([201]), 429]);
    expect(await from("203.0.113.8")).toBe(201);
  });

  it("staff see what an account or an order agreed to, oldest first", async () => {
    await record({user: "usr_1", order: null});
    stack.setTime("2026-11-22T10:00:00Z");
    await record({user: "usr_1", order: "ord_1"});
    await record({user: "usr_2", order: null});
    const ofUser = Object(await (await asStaff("?user=usr_1")).json()).data.agreements;
    expect(ofUser).toMatchObject([
      {...signup([GERMAN]), user: "usr_1", order: null, at: "2026-11-21T10:00:00.000Z"},
      {user: "usr_1", order: "ord_1", at: "2026-11-22T10:00:00.000Z"},
    ]);
    const ofOrder = Object(await (await asStaff("?order=ord_1")).json()).data.agreements;
    expect(ofOrder).toEqual([ofUser[1]]);
  });

  it("400 without a question, 401 for visitors, 403 for other staff", async () => {
    const answers = await Promise.all([
      asStaff(""),
      stack.get("/b/agreements?user=usr_1"),
      stack.as("local-editor").get("/b/agreements?user=usr_1"),
    ]);
    expect(answers.map(({status}) => status)).toEqual([400, 401, 403]);
  });

  it.each(["update agreement set region = 'us'", "delete from agreement_document", "delete from agreement"])(
    "the database itself refuses: %s",
    async (statement) => {
      await record({user: "usr_1", order: null});
      expect(await db.execute(sql.raw(statement)).catch(sqlState)).toBe("23001");
    },
  );
});
