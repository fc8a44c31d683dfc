import {createHmac} from "node:crypto";
import {join} from "node:path";
import {request as playwrightRequest} from "@playwright/test";
import type {SanityClient, SanityDocument} from "@sanity/client";
import {env} from "../../support/env";
import {enableUrl} from "../../support/preview";
import {expect, test} from "../../support/test";
import {unique} from "../../support/unique";
import {API_HOST, READ_TOKEN, WEBHOOK_SECRET} from "./support/hosted";
import {findLakeWords} from "./support/lake-words";
import {type HostedSite, startHostedSite} from "./support/site";

const PATHS = [
  "/us/en",
  "/de/de/store",
  "/fr/fr/terms",
  "/gb/en/landing/race-by-power",
  "/ch/de",
  "/sitemap.xml",
];
const SET_HEADING = 'sections[_type=="hero"].heading';

// One site for all of them.
test.describe.configure({mode: "default"});

let site: HostedSite;
const createdIds: string[] = [];
test.beforeAll(async () => {
  site = await startHostedSite();
});
test.afterAll(() => site.stop());

/** Hosts the site may contact: the hosted project, the backend and itself. */
const isAllowed = (address: string) =>
  [`${API_HOST}:443`, new URL(env.BACKEND_URL).host, new URL(site.url).host].includes(address);

test.afterEach(() => {
  expect(
    [...site.outgoing()].filter((address) => !isAllowed(address)),
    "asked behind the story's back",
  ).toEqual([]);
});

test.afterEach(async ({lake}) => {
  for (const id of createdIds.splice(0)) await lake.transaction().delete(`drafts.${id}`).delete(id).commit();
});

async function publishLanding(lake: SanityClient, name: string): Promise<{id: string; path: string}> {
  const [model] = await lake.fetch<[SanityDocument]>(`*[_id == "landing-race-by-power-en"]`);
  const id = unique(name);
  createdIds.push(id);
  await lake.create({...model, _id: id, translationGroup: id, slug: {_type: "slug", current: id}});
  return {id, path: `/us/en/landing/${id}`};
}

test("pages are made from the hosted project, read with its token", async ({lake}) => {
  const landing = await publishLanding(lake, "hosted");
  for (const path of [...PATHS, landing.path]) expect((await fetch(site.url + path)).status, path).toBe(200);
  expect(site.outgoing()).toContain(`${API_HOST}:443`);
  const queries = site.hosted.requests.filter(({path}) => path.includes("/data/query/production"));
  expect(queries.length).toBeGreaterThan(0);
  expect(new Set(queries.map(({authorization}) => authorization))).toEqual(new Set([`Bearer ${READ_TOKEN}`]));
});

test("a signed notice of the hosted service makes a page anew, a forged one does not", async ({lake}) => {
  const {id, path} = await publishLanding(lake, "notice");
  const read = async () => (await fetch(site.url + path)).text();
  const notify = (secret: string) => {
    const change = {_id: id, _type: "landingPage", slug: id, locale: "en", kind: null, region: null};
    const body = JSON.stringify({operation: "update", before: change, after: change});
    const at = Date.now();
    const signature = createHmac("sha256", secret).update(`${at}.${body}`).digest("base64url");
    const headers = {
      "content-type": "application/json",
      "sanity-webhook-signature": `t=${at},v1=${signature}`,
      "sanity-project-id": "abc123xy",
      "sanity-dataset": "production",
      "sanity-document-id": id,
      "sanity-operation": "update",
      "idempotency-key": id,
    };
    return fetch(`${site.url}/api/revalidate`, {method: "POST", body, headers});
  };
  await read();
  await lake
    .patch(id)
    .set({[SET_HEADING]: "Said a moment ago"})
    .commit();
  expect((await notify("another secret")).status).toBe(401);
  expect(await read()).not.toContain("Said a moment ago");
  expect((await notify(WEBHOOK_SECRET)).status).toBe(200);
  expect(await read()).toContain("Said a moment ago");
});

test("a preview shows drafts of the hosted project and receives their changes from there", async ({lake}) => {
  const {id, path} = await publishLanding(lake, "draft");
  const published = await lake.getDocument(id);
  await lake.create({...(published as SanityDocument), _id: `drafts.${id}`});
  await lake
    .patch(`drafts.${id}`)
    .set({[SET_HEADING]: "Only a draft"})
    .commit();
  const editor = await playwrightRequest.newContext({baseURL: site.url});
  const page = await editor.get(await enableUrl(lake, path));
  expect(await page.text()).toContain("Only a draft");
  const {cookies} = await editor.storageState();
  const cookie = cookies.map(({name, value}) => `${name}=${value}`).join("; ");
  const since = encodeURIComponent(new Date().toISOString());
  const changes = await fetch(`${site.url}/api/preview/events?since=${since}`, {headers: {cookie}});
  const events = changes.body?.pipeThrough(new TextDecoderStream()).getReader();
  await expectEvent(events, "open");
  await expect
    .poll(() => site.hosted.requests.some(({path: requestPath}) => requestPath.includes("/data/live/")))
    .toBe(true);
  await lake
    .patch(`drafts.${id}`)
    .set({[SET_HEADING]: "Another draft"})
    .commit();
  await expectEvent(events, "change");
  await events?.cancel();
  await editor.dispose();
});

/** Reads until the stream sends the event; keep-alive data may come in between. */
async function expectEvent(events: ReadableStreamDefaultReader<string> | undefined, name: string) {
  let received = "";
  while (!received.includes(`event: ${name}`)) {
    const next = await events?.read();
    expect(next?.done, `the stream says "${name}" before it ends`).toBe(false);
    received += next?.value ?? "";
  }
}

test("no built file mentions the local content lake", () => {
  expect(findLakeWords(join(import.meta.dirname, "../../..", env.WEB_DIST_DIR))).toEqual([]);
});
