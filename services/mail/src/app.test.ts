import {mkdtemp, rm} from "node:fs/promises";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {pino} from "pino";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {createApp} from "./app.ts";
import {openMessageStore} from "./store/message-store.ts";

let folder = "";
let time = 0;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mail-"));
});
afterEach(() => rm(folder, {recursive: true}));

async function start() {
  const store = await openMessageStore({folder, now: () => new Date(time++)});
  const app = createApp({store, logger: pino({level: "silent"})});
  const request = (path: string, init: RequestInit = {}) => app.request(`http://127.0.0.1:8025${path}`, init);
  return {store, request, text: async (path: string) => (await request(path)).text()};
}

const HOSTILE = [
  'From: "<b>Ann</b>" <ann@x.test>',
  "To: b@y.test",
  "Subject: <script>alert(1)</script>",
  "MIME-Version: 1.0",
  "Content-Type: multipart/related; boundary=R",
  "",
  "--R",
  "Content-Type: text/html; charset=utf-8",
  "",
  '<p><a href="https://x.test/go">Go</a><img src="cid:logo@x"><img src="https://track.test/p.gif"></p>',
  "--R",
  "Content-Type: image/png",
  "Content-ID: <logo@x>",
  'Content-Disposition: attachment; filename="lo"go\r\nx.png"',
  "Content-Transfer-Encoding: base64",
  "",
  "iVBORw0KGgo=",
  "--R--",
].join("\r\n");

async function startWithMail(source = HOSTILE) {
  const inbox = await start();
  const {id} = await inbox.store.add({from: "ann@x.test", to: ["b@y.test"]}, Buffer.from(source));
  return {...inbox, id};
}

describe("pages", () => {
  it("200: an empty inbox is shown as empty", async () => {
    expect(await (await start()).text("/")).toContain("No mail yet");
  });

  it("200: the list and the page show a hostile mail as text", async () => {
    const {text, id} = await startWithMail();
    for (const path of [
      "/",
      `/messages/${id}`,
      `/messages/${id}?view=headers`,
      `/messages/${id}?view=source`,
    ]) {
      const page = await text(path);
      expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
      expect(page).not.toContain("<script");
    }
  });

  it("200: search narrows the list and keeps the typed text", async () => {
    const {store, text} = await startWithMail();
    await store.add({from: "x@x.test", to: ["carl@z.test"]}, Buffer.from("Subject: Reset\r\n\r\nHi"));
    const found = await text('/?q=carl%40"');
    expect(found).toContain('value="carl@&quot;"');
    expect(await text("/?q=CARL")).toMatch(/Reset[\s\S]*1 of 2|1 of 2[\s\S]*Reset/);
  });

  it("200: views a mail does not have are not offered", async () => {
    const {text, id} = await startWithMail("Subject: plain\r\n\r\nJust text");
    const page = await text(`/messages/${id}`);
    expect(page).toContain("Just text");
    expect(page).not.toMatch(/view=html|view=attachments/);
  });

  it.each([
    "?view=html",
    "?view=text",
    "?view=links",
    "?view=attachments",
    "?view=headers",
    "?view=source",
    "?view=x",
  ])("200: %s", async (view) => {
    const {request, id} = await startWithMail();
    expect((await request(`/messages/${id}${view}`)).status).toBe(200);
  });

  it.each(["/messages/x", "/messages/x/html", "/messages/x/source.eml", "/messages/x/attachments/0"])(
    "404: %s",
    async (path) => {
      expect((await (await start()).request(path)).status).toBe(404);
    },
  );

  it("303: the button empties the inbox, but not from another site", async () => {
    const {store, request} = await startWithMail();
    const press = (origin: string) =>
      request("/delete-all", {
        method: "POST",
        headers: {origin, "content-type": "application/x-www-form-urlencoded"},
      });
    expect((await press("https://evil.example")).status).toBe(403);
    expect(store.list()).toHaveLength(1);
    expect((await press("http://127.0.0.1:8025")).status).toBe(303);
    expect(store.list()).toEqual([]);
  });
});

describe("the mail itself", () => {
  it("is framed without a right to run, send or load anything", async () => {
    const {request, text, id} = await startWithMail();
    expect(await text(`/messages/${id}`)).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    const policy = (await request(`/messages/${id}/html`)).headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'none'");
    expect(policy).toMatch(/sandbox allow-popups allow-popups-to-escape-sandbox$/);
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin|https?:/);
  });

  it("carries its own pictures and opens links outside the frame", async () => {
    const {text, id} = await startWithMail();
    const body = await text(`/messages/${id}/html`);
    expect(body).toContain('src="data:image/png;base64,iVBORw0KGgo="');
    expect(body).toContain('<a target="_blank" rel="noopener noreferrer" href="https://x.test/go">');
  });

  it("hands out attachments to save, never to show", async () => {
    const {request, id} = await startWithMail();
    const {headers} = await request(`/messages/${id}/attachments/0`);
    expect(headers.get("content-type")).toBe("application/octet-stream");
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename\*=UTF-8''[\w.%-]+$/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });
});

describe("API", () => {
  const list = z.object({
    data: z.object({items: z.array(z.object({id: z.string(), subject: z.string()})), total: z.int()}),
  });

  it("200: the mails to one address, newest first", async () => {
    const {store, request} = await startWithMail();
    await store.add({from: "x@x.test", to: ["carl@z.test"]}, Buffer.from("Subject: Reset\r\n\r\nHi"));
    const read = async (query: string) =>
      list.parse(await (await request(`/api/messages${query}`)).json()).data;
    expect((await read("")).items.map(({subject}) => subject)[0]).toBe("Reset");
    expect(await read("?to=CARL@z.test")).toMatchObject({items: [{subject: "Reset"}], total: 1});
    expect(await read("?to=nobody@z.test")).toEqual({items: [], total: 0});
    expect((await read("?limit=1")).total).toBe(2);
  });

  it("200: one mail with its links and where its attachments are", async () => {
    const {request, id} = await startWithMail();
    const {data} = z
      .object({data: z.record(z.string(), z.unknown())})
      .parse(await (await request(`/api/messages/${id}`)).json());
    expect(data).toMatchObject({
      id,
      envelope: {from: "ann@x.test", to: ["b@y.test"]},
      links: ["https://x.test/go"],
      attachments: [{mime_type: "image/png", size: 8, url: `/messages/${id}/attachments/0`}],
    });
    expect(JSON.stringify(data)).not.toContain('"content":');
  });

  it("204: delete all", async () => {
    const {store, request} = await startWithMail();
    expect((await request("/api/messages", {method: "DELETE"})).status).toBe(204);
    expect(store.list()).toEqual([]);
  });

  it.each([
    [404, "/api/messages/x"],
    [404, "/api/nowhere"],
    [400, "/api/messages?limit=0"],
    [400, "/api/messages?limit=x"],
  ])("%i: %s", async (status, path) => {
    const response = await (await start()).request(path);
    expect([response.status, await response.json()]).toEqual([
      status,
      {err: {code: status === 404 ? "not_found" : "invalid", message: expect.any(String)}},
    ]);
  });
});

it("200: healthy", async () => {
  expect((await (await start()).request("/health")).status).toBe(200);
});

it("403: a name that another site points at this machine reads nothing", async () => {
  const store = await openMessageStore({folder, now: () => new Date(0)});
  const app = createApp({store, logger: pino({level: "silent"})});
  const statusOf = async (host: string) => (await app.request(`http://${host}/api/messages`)).status;
  expect([await statusOf("evil.example:8025"), await statusOf("127.0.0.1.evil.example")]).toEqual([403, 403]);
  expect([await statusOf("localhost:8025"), await statusOf("[::1]:8025")]).toEqual([200, 200]);
});
