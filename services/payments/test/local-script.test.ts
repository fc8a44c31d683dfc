import {readFileSync} from "node:fs";
import {createContext, runInContext} from "node:vm";
import {beforeEach, expect, it, vi} from "vitest";

const SCRIPT = readFileSync(new URL("../public/local.js", import.meta.url), "utf8");
const ORIGIN = "http://127.0.0.1:4242";
const SECRET = "cs_test_1_secret_2";

interface Message {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

/** As much of a browser's page as the script touches. */
function openPage() {
  const messageListeners: ((event: Message) => void)[] = [];
  const frame = {src: "", title: "", style: {cssText: "", height: ""}, contentWindow: {}, remove: vi.fn()};
  const container = {replaceChildren: vi.fn()};
  const window = {
    addEventListener: (_name: string, listener: (event: Message) => void) => messageListeners.push(listener),
    removeEventListener: () => messageListeners.splice(0),
    location: {assign: vi.fn()},
  };
  const document = {
    currentScript: {src: `${ORIGIN}/js/local.js`},
    createElement: () => frame,
    querySelector: () => container,
  };
  const context = createContext({window, document, URL});
  runInContext(SCRIPT, context);
  const create = (options: object) =>
    runInContext(
      "(options) => window.Stripe('pk_test').createEmbeddedCheckoutPage(options)",
      context,
    )(options);
  const dispatch = (data: object, from: Partial<Message> = {}) => {
    const message = {
      origin: ORIGIN,
      source: frame.contentWindow,
      data: {from: "local-payments", ...data},
      ...from,
    };
    for (const listener of messageListeners) listener(message);
  };
  return {create, tell: dispatch, frame, place: container, assign: window.location.assign};
}

let page: ReturnType<typeof openPage>;
const onComplete = vi.fn();
beforeEach(async () => {
  onComplete.mockReset();
  page = openPage();
  const checkout = await page.create({fetchClientSecret: async () => SECRET, onComplete});
  checkout.mount("#here");
});

it("shows the page of the secret in a frame with a name", () => {
  expect(page.frame).toMatchObject({src: `${ORIGIN}/c/embed/${SECRET}`, title: "Test payment"});
  expect(page.place.replaceChildren).toHaveBeenCalledWith(page.frame);
});

it("takes its height and its way on from the frame", () => {
  page.tell({height: 711.2});
  expect(page.frame.style.height).toBe("712px");
  page.tell({goTo: "http://localhost:3000/done"});
  expect(page.assign).toHaveBeenCalledWith("http://localhost:3000/done");
});

it("a session without a way on is reported instead", () => {
  page.tell({goTo: "#complete"});
  expect(onComplete).toHaveBeenCalledOnce();
  expect(page.assign).not.toHaveBeenCalled();
});

it.each<[string, Partial<Message>]>([
  ["another origin", {origin: "http://evil.example"}],
  ["another frame", {source: {}}],
])("a message from %s causes no navigation", (_who, from) => {
  page.tell({goTo: "http://evil.example"}, from);
  expect(page.assign).not.toHaveBeenCalled();
});
