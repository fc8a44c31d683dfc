import {createHash} from "node:crypto";
import {textHash} from "@gradus/schemas/legal/text-hash";
import {sealOfHashes} from "@gradus/schemas/legal/version-seal";
import {strFromU8, unzipSync} from "fflate";
import {pino} from "pino";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {startFakeSite} from "../../../test/fake-site.ts";
import {type LegalStack, startLegalStack} from "../../../test/legal-lake.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {notariseAll} from "../versions/notarise.ts";
import {createNotary} from "../versions/notary.ts";
import {findApplicableText} from "./applicable-text.ts";

const databases = await openTestDatabases();
const logger = pino({level: "silent"});
const QUESTION = "kind=terms&region=de&date=2026-11-21";
const GERMANY = `/b/legal/evidence?${QUESTION}`;
const PAGES = `/b/legal/page-snapshot?${QUESTION}`;

describe.each(databases)("evidence on $name", ({db}) => {
  let site: Awaited<ReturnType<typeof startFakeSite>>;
  let stack: LegalStack;
  let shown = "";
  beforeAll(async () => {
    // It answers in German alone.
    site = await startFakeSite(({url}, answer) => {
      answer.statusCode = url?.startsWith("/de/de/") ? 200 : 404;
      answer.end(`<p>${shown}für ${url}</p>`);
    });
    stack = await startLegalStack(db, {siteUrl: site.url});
  });
  afterAll(async () => {
    await stack.close();
    await site.close();
  });
  const notary = () => createNotary({db, now: stack.now});
  const record = () => notariseAll({content: stack.content, notary: notary(), now: stack.now, logger});
  const ask = (path: string) => stack.as("local-legal-reviewer").get(path);
  const bytesOf = async (path: string) => Buffer.from(await (await ask(path)).arrayBuffer());
  const unpackBytes = async (path: string) => unzipSync(new Uint8Array(await bytesOf(path)));
  const unpack = async (path: string) => {
    const files = await unpackBytes(path);
    return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
  };
  const pagesOf = async () => JSON.parse((await unpack(PAGES))["manifest.json"] ?? "").pages;

  it("what was sealed before there was a record is taken in once, all of it", async () => {
    await record();
    await record();
    const entries = await notary().list();
    expect(entries.filter(({kind}) => kind === "version")).toHaveLength(19);
    expect(entries.filter(({kind}) => kind === "text")).toHaveLength(76);
    expect(await notary().verify()).toBeNull();
  });

  it("finds the words in force at a moment in the reader's language, or the binding one, with who sold", async () => {
    const ask = (locale: "de" | "fr", at: string) =>
      findApplicableText(db, {kind: "returns", market: {region: "de", locale}, at: new Date(at)});
    const now = await ask("de", "2026-11-20T12:00:00Z");
    expect(now).toMatchObject({locale: "de", seller: {supportEmail: "support@gradus.example"}});
    expect(now?.clauses.join("\n")).toContain("Widerrufsrecht von 14 Tagen");
    // The clause of a scope replaces the common one.
    expect(now?.clauses.join("\n")).not.toContain("bleiben unberührt");
    const earlier = await ask("de", "2026-06-18T21:59:00Z");
    expect(earlier?.version).not.toBe(now?.version);
    expect((await ask("fr", "2026-11-20T12:00:00Z"))?.locale).toBe("fr");
    expect(await ask("de", "2024-01-01T12:00:00Z")).toBeNull();
  });

  it("shows the words a region read, its own in the place of the common ones", async () => {
    const files = await unpack(GERMANY);
    expect(files["text/terms-de.txt"]).toContain("2.1 · 2026-06-19 · de");
    expect(files["text/terms-de.txt"]).toContain("binnen 14 Tagen ohne Angabe von Gründen");
    expect(files["text/terms-de.html"]).toContain(`<a href="${site.url}/de/de/withdraw">`);
    expect(files["text/terms-de.html"]).toContain("Verkäufer ist [Company name, set before launch].");
    expect(files["text/terms-de.html"]).not.toContain("{provider}");
  });

  it("can be checked without us: sources give fingerprints, fingerprints the seal", async () => {
    const files = await unpack(GERMANY);
    const own = Object.keys(files).filter((name) => name.endsWith("-own.json"));
    const hashes = await Promise.all(own.map((name) => textHash(JSON.parse(files[name] ?? ""))));
    expect(own).toHaveLength(4);
    expect(await sealOfHashes(hashes)).toBe(JSON.parse(files["summary.json"] ?? "").seal);
    const chain = (files["record/chain.ndjson"] ?? "")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(
      chain.every(({previous_link}, index) => index === 0 || previous_link === chain[index - 1].link),
    ).toBe(true);
    expect(hashes.every((hash) => chain.some(({kind, subject}) => kind === "text" && subject === hash))).toBe(
      true,
    );
  });

  it("shows apart from the evidence what visitors are shown now, byte by byte, under its fingerprint", async () => {
    const files = await unpackBytes(PAGES);
    const [german, english] = await pagesOf();
    const address = `${site.url}/de/de/terms/versions/2026-06-19`;
    const page = files["terms-de.html"] ?? new Uint8Array();
    expect(strFromU8(page)).toBe("<p>für /de/de/terms/versions/2026-06-19</p>");
    expect(german).toEqual({
      locale: "de",
      address,
      finalAddress: null,
      fetchedAt: "2026-11-21T10:00:00.000Z",
      status: 200,
      sha256: `sha256:${createHash("sha256").update(page).digest("hex")}`,
      note: null,
      file: "terms-de.html",
    });
    expect(english).toMatchObject({
      status: 404,
      note: "The site answered 404, so this is not the version's page.",
      file: "terms-en.html",
    });
  });

  it("is the same bytes whenever it is made, whatever was recorded, rewritten or shown since", async () => {
    const before = await bytesOf(GERMANY);
    await notary().append([{kind: "event", subject: "elsewhere", canonical: "{}"}]);
    const operator = stack.lake.client("lake-operator");
    await operator.patch("legal-terms-base-20260619-de").set({title: "Rewritten"}).commit();
    stack.setTime("2027-06-01T00:00:00Z");
    shown = "another page";
    expect((await bytesOf(GERMANY)).equals(before)).toBe(true);
    expect((await pagesOf())[0]).toMatchObject({fetchedAt: "2027-06-01T00:00:00.000Z", status: 200});
    shown = "";
  });

  it("depends on no setting of today: neither on the scope, nor the language, nor the clock, nor the seller", async () => {
    const before = await bytesOf(GERMANY);
    const summary = JSON.parse((await unpack(GERMANY))["summary.json"] ?? "");
    const operator = stack.lake.client("lake-operator");
    const settings = await operator.getDocument("region-de");
    const law = {legal: {scope: "base", bindingLocale: "en", requiredLocales: [], noticeDays: 0}};
    const provider = {legalName: "Another Ltd", supportEmail: "other@gradus.example"};
    await operator
      .patch("region-de")
      .set({...law, provider, timeZone: "Asia/Tokyo"})
      .commit();
    expect((await bytesOf(GERMANY)).equals(before)).toBe(true);
    if (settings) await operator.createOrReplace(settings);
    expect(summary).toMatchObject({
      bindingLanguage: "de",
      timeZone: "Europe/Berlin",
      version: {scope: "euConsumer"},
    });
  });

  it.each([
    ["before the first overlay the common words", "2026-03-03", "2.0"],
    ["on the last day of a version that one", "2026-12-31", "2.1"],
    ["from the first day of the next that", "2027-01-01", "2.2"],
  ])("%s (%s)", async (_case, date, label) => {
    const files = await unpack(`/b/legal/evidence?kind=terms&region=de&date=${date}`);
    expect(JSON.parse(files["summary.json"] ?? "").version.label).toBe(label);
  });

  it("400 for a day to come, with the last day there is anything to prove of", async () => {
    stack.setTime("2026-11-30T23:30:00Z");
    // In Berlin it is December by then.
    expect((await ask("/b/legal/evidence?kind=terms&region=de&date=2026-12-01")).status).toBe(200);
    const answer = await ask("/b/legal/evidence?kind=terms&region=us&date=2026-12-01");
    expect(answer.status).toBe(400);
    expect(JSON.parse(await answer.text()).err.message).toBe(
      "Evidence shows what applied. Choose today, 2026-11-30, or an earlier day.",
    );
    stack.setTime("2027-06-01T00:00:00Z");
  });

  it.each(["evidence", "page-snapshot"])(
    "%s: 404 where nothing applied, 400 for what is no day, 403 for other staff, 401 for visitors",
    async (file) => {
      const statuses = await Promise.all([
        ask(`/b/legal/${file}?kind=terms&region=de&date=2020-01-01`),
        ask(`/b/legal/${file}?kind=terms&region=xx&date=2026-11-21`),
        ask(`/b/legal/${file}?kind=terms&region=de&date=2026-02-30`),
        stack.as("local-editor").get(`/b/legal/${file}?${QUESTION}`),
        stack.get(`/b/legal/${file}?${QUESTION}`),
      ]);
      expect(statuses.map(({status}) => status)).toEqual([404, 404, 400, 403, 401]);
    },
  );

  it("names each file by what it is about", async () => {
    const names = await Promise.all([GERMANY, PAGES].map(async (path) => (await ask(path)).headers));
    expect(names.map((headers) => headers.get("content-disposition"))).toEqual([
      'attachment; filename="evidence-terms-de-2026-11-21.zip"',
      'attachment; filename="pages-terms-de-2026-11-21.zip"',
    ]);
  });

  it("the evidence has the same bytes while the site is down, and the page snapshot states that it was unreachable", async () => {
    const before = await bytesOf(GERMANY);
    await site.close();
    expect((await bytesOf(GERMANY)).equals(before)).toBe(true);
    const [german] = await pagesOf();
    expect(german).toMatchObject({status: null, sha256: null, file: null});
    expect(german.note).toMatch(/^The site could not be reached: .*ECONNREFUSED/);
    expect(Object.keys(await unpack(PAGES))).toEqual(["manifest.json"]);
  });
});
