import {EventEmitter, once} from "node:events";
import type {IncomingMessage, RequestListener, ServerResponse} from "node:http";
import {expect, it, vi} from "vitest";
import {openSite} from "./test-site.ts";

const PIECE = "data: 1\n\n";

/** Begins an answer and hands it to the test, which goes on when it wants. */
function startResponse(type: string) {
  const events = new EventEmitter();
  const framework: RequestListener = (_req, res) => {
    res.setHeader("content-type", type);
    res.flushHeaders();
    res.write(PIECE);
    events.emit("begun", res);
  };
  const whenBegun: Promise<[ServerResponse]> = once(events, "begun") as Promise<[ServerResponse]>;
  return {framework, whenBegun};
}

async function textOf(reply: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

it.each([
  ["events of a preview", "/api/preview/events", "text/event-stream", {}],
  ["a font", "/_next/static/media/archivo.woff2", "font/woff2", {"accept-encoding": "br"}],
  [
    "a part of a file",
    "/_next/static/a.js",
    "text/javascript",
    {"accept-encoding": "br", range: "bytes=0-9"},
  ],
  ["data for a page in the browser", "/us/en?_rsc=1", "text/x-component", {rsc: "1"}],
])("%s: what is written arrives before the answer ends", async (_what, path, type, headers) => {
  const {framework, whenBegun} = startResponse(type);
  const {open} = await openSite(framework);
  const sent = open(path, {headers: {...headers}}).end();
  const [reply] = (await once(sent, "response")) as [IncomingMessage];
  const [first] = await once(reply, "data");
  expect(String(first)).toBe(PIECE);
  const [res] = await whenBegun;
  expect(res.writableEnded).toBe(false);
  res.end("data: 2\n\n");
  expect(await textOf(reply)).toBe("data: 2\n\n");
});

it("flushHeaders: the head of a stream leaves before there is any body", async () => {
  const {open} = await openSite((_req, res) => {
    res.setHeader("content-type", "text/event-stream");
    res.flushHeaders();
  });
  const [reply] = (await once(open("/api/preview/events").end(), "response")) as [IncomingMessage];
  expect(reply.headers["content-type"]).toBe("text/event-stream");
});

it("flushHeaders and writeHead: nothing of a page leaves before it is complete", async () => {
  const {ask} = await openSite((_req, res) => {
    res.writeHead(200, {"content-type": "text/html"});
    res.flushHeaders();
    expect(res.headersSent).toBe(false);
    res.write("<p>1</p>");
    expect(res.headersSent).toBe(false);
    res.end("<p>2</p>");
  });
  const {headers, body} = await ask("/us/en");
  expect(body.toString()).toBe("<p>1</p><p>2</p>");
  expect(headers["content-length"]).toBe("16");
});

it("writeHead with a list: a name that comes twice leaves with both values, in place of what was set before", async () => {
  const {ask} = await openSite((_req, res) => {
    res.setHeader("set-cookie", "old=1");
    res.writeHead(200, ["content-type", "text/html", "Set-Cookie", "a=1", "set-cookie", "b=2"]);
    res.end("<p>1</p>");
  });
  const {headers, body} = await ask("/us/en");
  expect([headers["content-type"], headers["set-cookie"]]).toEqual(["text/html", ["a=1", "b=2"]]);
  expect(body.toString()).toBe("<p>1</p>");
});

it("a page that turns out to be an error after its first piece is replaced all the same", async () => {
  const {ask} = await openSite((_req, res) => {
    res.setHeader("content-type", "text/html");
    res.write("<p>half a");
    res.statusCode = 500;
    res.end();
  });
  const {status, body} = await ask("/us/en");
  expect([status, body.toString()]).toEqual([500, "<h1>/us/en/errors/unavailable</h1>"]);
});

it("an error after the head of a stream has left changes nothing: the connection breaks off", async () => {
  const {framework, whenBegun} = startResponse("text/event-stream");
  const fetchPage = vi.fn();
  const {open} = await openSite(framework, {fetchPage});
  const [reply] = (await once(open("/us/en/events").end(), "response")) as [IncomingMessage];
  const [res] = await whenBegun;
  res.statusCode = 500;
  res.destroy();
  await expect(textOf(reply)).rejects.toThrow("aborted");
  expect([reply.statusCode, fetchPage.mock.calls.length]).toEqual([200, 0]);
});

it("a visitor who left before a page was complete costs no further work, and the next is served", async () => {
  const {framework, whenBegun} = startResponse("text/html");
  const policy = vi.fn(() => "");
  const {open, ask} = await openSite(
    (req, res) =>
      req.url === "/left" ? framework(req, res) : res.setHeader("content-type", "text/html").end("ok"),
    {policy},
  );
  const sent = open("/left")
    .on("error", () => {})
    .end();
  const [res] = await whenBegun;
  sent.destroy();
  await once(res, "close");
  res.end("</p>");
  expect((await ask("/us/en")).body.toString()).toBe("ok");
  expect(policy).toHaveBeenCalledOnce();
});

it("a visitor who left while the error page was made is not written to", async () => {
  const renderEvents = new EventEmitter();
  const requestEvents = new EventEmitter();
  const fetchPage = async () => {
    requestEvents.emit("asked");
    await once(renderEvents, "made");
    return {status: 200, body: Buffer.from("late")};
  };
  const responseEvents = new EventEmitter();
  const {open} = await openSite(
    (_req, res) => {
      responseEvents.emit("begun", res);
      res.statusCode = 404;
      res.end();
    },
    {fetchPage},
  );
  const whenBegun = once(responseEvents, "begun") as Promise<[ServerResponse]>;
  const whenAsked = once(requestEvents, "asked");
  const sent = open("/us/en/x")
    .on("error", () => {})
    .end();
  const [res] = await whenBegun;
  await whenAsked;
  sent.destroy();
  await once(res, "close");
  renderEvents.emit("made");
  await new Promise(setImmediate);
  expect(res.headersSent).toBe(false);
});

it("callbacks for a written piece and for the end are called, also when the answer is held back", async () => {
  const calls: string[] = [];
  const {ask} = await openSite((_req, res) => {
    res.setHeader("content-type", "text/html");
    res.write("Zürich", "latin1", () => calls.push("written"));
    res.end(() => calls.push("finished"));
  });
  const {body} = await ask("/us/en");
  expect(body.toString("latin1")).toBe("Zürich");
  expect(calls).toEqual(["written", "finished"]);
});

it("a second end does not send an answer that is still being made", async () => {
  const {ask} = await openSite((_req, res) => {
    res.statusCode = 404;
    res.end("first");
    res.write("more");
    res.end("second");
  });
  const {status, body} = await ask("/us/en/x");
  expect([status, body.toString()]).toEqual([404, "<h1>/us/en/errors/not-found</h1>"]);
});
