import {createHmac} from "node:crypto";
import {mkdtempSync, rmSync} from "node:fs";
import {createServer, type IncomingHttpHeaders, type Server} from "node:http";
import type {AddressInfo} from "node:net";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterEach, describe, expect, it} from "vitest";
import type {Webhook} from "../src/webhooks/webhook.ts";
import {startTestLake, type TestLake} from "./test-lake.ts";

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly raw: string;
  readonly body: unknown;
}

/** A receiver that answers with the given statuses in turn, then with 200. */
async function startReceiver(...statuses: number[]) {
  const received: Received[] = [];
  let open = 0;
  let mostAtOnce = 0;
  const server: Server = createServer(async (request, response) => {
    mostAtOnce = Math.max(mostAtOnce, ++open);
    let raw = "";
    for await (const chunk of request) raw += chunk;
    received.push({headers: request.headers, raw, body: JSON.parse(raw)});
    open -= 1;
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const {port} = server.address() as AddressInfo;
  return {received, mostAtOnce: () => mostAtOnce, url: `http://127.0.0.1:${port}/hook`, server};
}

const SECRET = "test-secret";
const PUBLISHED_ONLY = '!(_id in path("drafts.**")) && !(_id in path("versions.**"))';
const retry = {firstMs: 1, longestMs: 2, giveUpMs: 60_000};

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function setUp(statuses: number[] = [], hook: Partial<Webhook> = {}, directory?: string) {
  const receiver = await startReceiver(...statuses);
  cleanups.push(() => receiver.server.close());
  const lake = await startWithHook(receiver.url, hook, directory);
  cleanups.push(() => lake.close());
  return {...receiver, lake};
}

function startWithHook(url: string, hook: Partial<Webhook>, directory?: string): Promise<TestLake> {
  const webhook: Webhook = {
    id: "site",
    url,
    secret: SECRET,
    filter: PUBLISHED_ONLY,
    projection: "",
    on: ["create", "update", "delete"],
    ...hook,
  };
  return startTestLake({
    webhooks: [webhook],
    webhookRetry: retry,
    ...(directory !== undefined && {directory}),
  });
}

describe("a webhook", () => {
  it("a webhook receives each published change, signed as the official verifier expects", async () => {
    const {lake, received} = await setUp();
    const {_rev} = await lake.client().create({_id: "page", _type: "page", title: "Hi"});
    await lake.client().create({_id: "drafts.page", _type: "page"});
    await lake.lake.webhooksIdle();
    expect(received).toHaveLength(1);
    const {headers, raw, body} = received[0] ?? {headers: {}, raw: "", body: null};
    expect(body).toMatchObject({_id: "page", title: "Hi"});
    expect(headers).toMatchObject({
      "content-type": "application/json",
      "sanity-transaction-id": _rev,
      "sanity-dataset": "production",
      "sanity-document-id": "page",
      "sanity-project-id": "gradus",
      "sanity-webhook-id": "site",
      "sanity-operation": "create",
    });
    const [, time, signature] =
      /^t=(\d+),v1=([^, ]+)$/.exec(String(headers["sanity-webhook-signature"])) ?? [];
    expect(signature).toBe(createHmac("sha256", SECRET).update(`${time}.${raw}`).digest("base64url"));
  });

  it("sends what its projection makes of the state before and after", async () => {
    const projection = `{"operation": delta::operation(),
      "after": after(){_id,_type,"slug":slug.current,"addressKey":[slug.current,locale,availability.mode]},
      "before": before(){_id,_type,"slug":slug.current,"addressKey":[slug.current,locale,availability.mode]}}`;
    const {lake, received} = await setUp([], {projection});
    await lake.client().create({_id: "p", _type: "page", slug: {current: "old"}, locale: "de"});
    await lake.client().patch("p").set({"slug.current": "new"}).commit();
    await lake.client().delete("p");
    await lake.lake.webhooksIdle();
    const state = (slug: string) => ({_id: "p", _type: "page", slug, addressKey: [slug, "de", null]});
    expect(received.map(({body}) => body)).toEqual([
      {operation: "create", after: state("old"), before: null},
      {operation: "update", after: state("new"), before: state("old")},
      {operation: "delete", after: null, before: state("new")},
    ]);
  });

  it("a webhook receives one change at a time, in the order in which they were made", async () => {
    const {lake, received, mostAtOnce} = await setUp();
    await Promise.all(Array.from({length: 12}, (_, index) => lake.client().create({_type: "page", index})));
    await lake.lake.webhooksIdle();
    const log = await lake.client().fetch('*[_type == "page"]{_id, _rev}');
    expect(received).toHaveLength(log.length);
    expect(mostAtOnce()).toBe(1);
  });

  it("a webhook is called again after 429, 5xx and a lost connection, with the same idempotency key", async () => {
    const {lake, received} = await setUp([500, 429, 503]);
    await lake.client().create({_id: "again", _type: "page"});
    await lake.lake.webhooksIdle();
    expect(received).toHaveLength(4);
    expect(new Set(received.map(({headers}) => headers["idempotency-key"])).size).toBe(1);
  });

  it("a webhook is not called again once it has rejected a change", async () => {
    const {lake, received} = await setUp([400]);
    await lake.client().create({_id: "refused", _type: "page"});
    await lake.client().create({_id: "next", _type: "page"});
    await lake.lake.webhooksIdle();
    expect(received.map(({headers}) => headers["sanity-document-id"])).toEqual(["refused", "next"]);
  });

  it("after a restart a webhook receives the changes it missed, and none of them twice", async () => {
    const directory = mkdtempSync(join(tmpdir(), "lake-hooks-"));
    cleanups.push(() => rmSync(directory, {recursive: true, force: true}));
    const first = await setUp([], {}, directory);
    await first.lake.client().create({_id: "heard", _type: "page"});
    await first.lake.lake.webhooksIdle();
    await first.lake.close();
    cleanups.pop();

    const nobody = await startWithHook("http://127.0.0.1:9/hook", {}, directory);
    await nobody.client().create({_id: "missed-1", _type: "page"});
    await nobody.client().create({_id: "missed-2", _type: "page"});
    await nobody.close();

    const second = await setUp([], {}, directory);
    await second.lake.lake.webhooksIdle();
    expect(second.received.map(({headers}) => headers["sanity-document-id"])).toEqual([
      "missed-1",
      "missed-2",
    ]);
  });
});
