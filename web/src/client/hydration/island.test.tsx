// @vitest-environment jsdom
import {act, lazy, type ReactNode, useEffect, useState} from "react";
import {hydrateRoot} from "react-dom/client";
import {renderToReadableStream} from "react-dom/server";
import {expect, it, onTestFinished, vi} from "vitest";
import {PageHydrationMark} from "./hydration-mark-client";
import {Island} from "./island";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

/** A page as the server sends it, and what a browser does with it. */
async function openPage(sent: ReactNode, clientNode: ReactNode) {
  const stream = await renderToReadableStream(sent);
  await stream.allReady;
  document.body.dataset.hydrated = "false";
  document.body.innerHTML = `<div id="root">${await new Response(stream).text()}</div>`;
  const root = document.querySelector("#root");
  if (!root) throw new Error("a page without a root");
  const hydrate = () =>
    act(async () => {
      const hydrated = hydrateRoot(root, clientNode);
      onTestFinished(() => act(() => hydrated.unmount()));
    });
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  return {hydrate, find};
}

const page = (content: ReactNode) => (
  <>
    {content}
    <PageHydrationMark />
  </>
);
const islandState = () => document.querySelector<HTMLElement>("div.contents")?.dataset.hydrated;

it("a page reports itself as hydrated only once its scripts have taken it over", async () => {
  const pressed = vi.fn();
  const content = page(
    <button type="button" onClick={pressed}>
      Menu
    </button>,
  );
  const {hydrate, find} = await openPage(content, content);
  expect(document.body.dataset.hydrated).toBe("false");
  await hydrate();
  expect(document.body.dataset.hydrated).toBe("true");
  find("button")?.click();
  expect(pressed).toHaveBeenCalledOnce();
});

it("keys registered after a page's first effects work when the page reports itself as hydrated", async () => {
  const listener = vi.fn();
  function Shortcuts() {
    const [isOn, setOn] = useState(false);
    useEffect(() => setOn(true), []);
    useEffect(() => {
      if (!isOn) return;
      document.addEventListener("keydown", listener);
      return () => document.removeEventListener("keydown", listener);
    }, [isOn]);
    return null;
  }
  const {hydrate} = await openPage(page(<Shortcuts />), page(<Shortcuts />));
  const observer = new MutationObserver(() => document.dispatchEvent(new Event("keydown")));
  observer.observe(document.body, {attributes: true});
  await hydrate();
  expect(listener).toHaveBeenCalledOnce();
});

it("an island whose code loads later reports itself as hydrated when its last control listens", async () => {
  const pressed = vi.fn();
  const Button = () => (
    <button type="button" onClick={pressed}>
      Add
    </button>
  );
  const code = Promise.withResolvers<{default: typeof Button}>();
  const Sent = lazy(() => Promise.resolve({default: Button}));
  const Late = lazy(() => code.promise);
  const island = (Part: typeof Sent) =>
    page(
      <Island>
        <Part />
      </Island>,
    );
  const {hydrate, find} = await openPage(island(Sent), island(Late));
  await hydrate();
  expect(document.body.dataset.hydrated).toBe("true");
  expect(islandState()).toBe("false");
  await act(() => find("button")?.click());
  expect(pressed).not.toHaveBeenCalled();
  await act(async () => code.resolve({default: Button}));
  expect(islandState()).toBe("true");
  find("button")?.click();
  expect(pressed).toHaveBeenCalledOnce();
});
