import {JSDOM} from "jsdom";
import {expect, it, onTestFinished, vi} from "vitest";
import {WAKE_PAGE} from "./wake-page.ts";

// On a busy machine the processor may be elsewhere for a while.
const WITHIN = {timeout: 60_000};

const SCRIPT = '<script src="/_next/static/chunks/a.js" async=""></script>';
const BODY = `<link rel="stylesheet" href="/_next/static/chunks/a.css" disabled>
  <button type="button">Menu</button><form method="post"><input name="mail"><button>Send</button></form>
  <form method="get"><input name="q"><button>Find</button></form>
  <form method="post" action="/api/newsletter"><button>Join</button></form>
  <div id="island" data-hydrated="false"><button type="button">Add</button></div>`;

/** A page that a browser has just drawn. Its scripts do not run: the test decides when they hydrate it. */
function openPage(fetchData: () => Promise<Response>) {
  const html = `<body data-hydrated="false">${BODY}<template data-data="/page-data/v/us/en">${SCRIPT}</template><script>${WAKE_PAGE}</script></body>`;
  const fetched = vi.fn(fetchData);
  const {window} = new JSDOM(html, {
    url: "http://site/us/en",
    runScripts: "dangerously",
    pretendToBeVisual: true,
    beforeParse: (page) => Object.assign(page, {fetch: fetched}),
  });
  onTestFinished(() => window.close());
  const {document} = window;
  const find = <Kind extends Element>(selector: string) => document.querySelector<Kind>(selector) as Kind;
  const wake = (selector = "body") => find(selector).setAttribute("data-hydrated", "true");
  return {window, document, fetched, find, wake};
}
const answer = () => Promise.resolve(new Response('0:["a"]'));
const never = () => new Promise<Response>(() => {});

it("the first frame drawn: data first, then the scripts that read it", async () => {
  const {window, document, fetched} = openPage(answer);
  expect(document.querySelector("head script")).toBeNull();
  await vi.waitFor(
    () => expect(document.querySelector("head script")?.getAttribute("src")).toMatch(/a\.js$/),
    WITHIN,
  );
  expect(fetched).toHaveBeenCalledExactlyOnceWith("/page-data/v/us/en");
  expect(Reflect.get(window, "__next_f")).toEqual([[0], [1, '0:["a"]']]);
});

it("scripts and the whole stylesheet are fetched in parallel with the data, not after it", async () => {
  const {document, find} = openPage(never);
  await vi.waitFor(() => expect(find<HTMLLinkElement>("link[rel=preload]").href).toMatch(/a\.js$/), WITHIN);
  expect(find("link[rel=stylesheet]").hasAttribute("disabled")).toBe(false);
  expect(document.querySelector("head script")).toBeNull();
});

it("without data no script starts: it would take the page for an empty one", async () => {
  const {document, fetched} = openPage(() => Promise.reject(new Error("offline")));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled(), WITHIN);
  await new Promise(setImmediate);
  expect(document.querySelector("head script")).toBeNull();
});

it("data that broke off on its way is fetched again", async () => {
  vi.useFakeTimers({toFake: ["setTimeout"]});
  onTestFinished(() => void vi.useRealTimers());
  const broken = new ReadableStream({pull: (stream) => stream.error(new TypeError("network error"))});
  const answers = [new Response(broken), new Response('0:["a"]')];
  const {window, document, fetched} = openPage(() => Promise.resolve(answers.shift() ?? Response.error()));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce(), WITHIN);
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(5000);
    expect(document.querySelector("head script")).not.toBeNull();
  }, WITHIN);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(Reflect.get(window, "__next_f")).toEqual([[0], [1, '0:["a"]']]);
});

it("a press before scripts listen is done once, as soon as they do", async () => {
  const {find, wake} = openPage(never);
  const button = find<HTMLButtonElement>("button");
  button.click();
  const pressed = vi.fn();
  button.addEventListener("click", pressed);
  wake();
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce(), WITHIN);
  button.click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

it("scripts that begin to listen do not receive a press that will be replayed to them", async () => {
  const {document, find, wake} = openPage(never);
  const pressed = vi.fn();
  document.addEventListener("click", pressed, true);
  find<HTMLButtonElement>("button").click();
  expect(pressed).not.toHaveBeenCalled();
  wake();
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
});

it("a press in an island that arrives later than the page waits for the island", async () => {
  const {find, wake} = openPage(never);
  const button = find<HTMLButtonElement>("#island button");
  const pressed = vi.fn();
  button.addEventListener("click", pressed);
  wake();
  button.click();
  expect(pressed).not.toHaveBeenCalled();
  wake("#island");
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
});

it("a form sent before scripts listen does not leave the page, and is sent by them, by the button that was pressed", async () => {
  const {window, find, wake} = openPage(never);
  const form = find<HTMLFormElement>("form");
  const button = find<HTMLButtonElement>("form button");
  const early = new window.SubmitEvent("submit", {bubbles: true, cancelable: true, submitter: button});
  form.dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);
  const sent = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener("submit", sent);
  wake();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce(), WITHIN);
  expect(sent.mock.calls[0]?.[0]).toHaveProperty("submitter", button);
});

it.each(["form[method=get]", "form[action]"])(
  "%s: a form that works without scripts is left to the browser",
  (form) => {
    const {window, find} = openPage(never);
    const early = new window.SubmitEvent("submit", {bubbles: true, cancelable: true});
    find(form).dispatchEvent(early);
    expect(early.defaultPrevented).toBe(false);
  },
);

it("text typed before scripts listen is passed on to them", async () => {
  const {window, find, wake} = openPage(never);
  const field = find<HTMLInputElement>("input");
  field.value = "mara@gradus.test";
  field.dispatchEvent(new window.Event("input", {bubbles: true}));
  const inputValues: string[] = [];
  field.addEventListener("input", () => inputValues.push(field.value));
  wake();
  await vi.waitFor(() => expect(inputValues).toEqual(["mara@gradus.test"]), WITHIN);
});

it("what is pressed once the page listens is left to it", () => {
  const {find, wake} = openPage(never);
  wake();
  const pressed = vi.fn();
  find("button").addEventListener("click", pressed);
  find<HTMLButtonElement>("button").click();
  expect(pressed).toHaveBeenCalledOnce();
});
