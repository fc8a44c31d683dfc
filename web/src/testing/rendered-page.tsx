import {
  AppRouterContext,
  type AppRouterInstance,
} from "next/dist/shared/lib/app-router-context.shared-runtime";
import {act, type ReactNode} from "react";
import {createRoot} from "react-dom/client";
import {SWRConfig} from "swr";
import {vi} from "vitest";

export interface Call {
  readonly route: string;
  readonly body: unknown;
  readonly headers: Headers;
}
interface FakeReply {
  readonly status: number;
  readonly data?: unknown;
  readonly err?: object;
}
/** At once, or when the test lets it go. */
type Answer = (call: Call) => FakeReply | Promise<FakeReply>;

/** A page in a document, with a backend and a router that the test plays. People's ways in: names of fields, words of buttons. */
export function createRenderedPage() {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  fakeDialogs();
  const popovers = fakePopovers();
  const box = document.body.appendChild(document.createElement("main"));
  const root = createRoot(box);
  // What one page has read, the next reads again.
  const cache = new Map();
  const calls: Call[] = [];
  const went: string[] = [];
  let answer: Answer = () => ({status: 200, data: {}});
  const router: AppRouterInstance = {
    bfcacheId: "0",
    back: () => {},
    forward: () => {},
    refresh: () => {},
    prefetch: () => {},
    push: (path: string) => void went.push(path),
    replace: (path: string) => void went.push(path),
  };
  vi.stubGlobal("fetch", async (path: string, {method, body, headers}: RequestInit) => {
    const call = {
      route: `${method} ${path}`,
      body: typeof body === "string" ? JSON.parse(body) : (body ?? null),
      headers: new Headers(headers),
    };
    calls.push(call);
    const {status, data, err} = await answer(call);
    return new Response(JSON.stringify(err ? {err: {message: "", request_id: "ref", ...err}} : {data}), {
      status,
    });
  });

  // Answers come in a few turns; nothing here waits for a clock.
  const turns = async (run: () => void) =>
    act(async () => {
      run();
      for (let round = 0; round < 20; round++) await new Promise((resolve) => setImmediate(resolve));
    });
  const field = (name: string) => {
    const found = box.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!found) throw new Error(`No field is named ${name}`);
    return found;
  };
  return {
    calls,
    went,
    turns,
    field,
    has: (name: string) => box.querySelector(`[name="${name}"]`) !== null,
    words: () => box.textContent ?? "",
    /** Where a link of these words leads; null when there is none. */
    href: (label: string) =>
      [...box.querySelectorAll("a")].find((link) => link.textContent === label)?.getAttribute("href") ?? null,
    focused: () => document.activeElement?.getAttribute("name") ?? null,
    focusedWords: () => document.activeElement?.textContent ?? null,
    isDialogOpen: () => box.querySelector("dialog[open]") !== null,
    attach: (name: string, ...files: readonly File[]) =>
      turns(() => {
        Object.defineProperty(field(name), "files", {configurable: true, value: files});
        field(name).dispatchEvent(new Event("change", {bubbles: true}));
      }),
    backend: (next: Answer) => {
      answer = next;
    },
    show: (page: ReactNode) =>
      turns(() =>
        root.render(
          <SWRConfig value={{provider: () => cache}}>
            <AppRouterContext.Provider value={router}>{page}</AppRouterContext.Provider>
          </SWRConfig>,
        ),
      ),
    type: (values: Readonly<Record<string, string>>) =>
      turns(() => {
        for (const [name, value] of Object.entries(values)) {
          setAsTyped(field(name), value);
          field(name).dispatchEvent(new Event("input", {bubbles: true}));
        }
      }),
    choose: (name: string, value: string) =>
      turns(() => box.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`)?.click()),
    tick: (name: string) => turns(() => field(name).click()),
    /** Clicks the first button with this label, or the one at index `which` among several. */
    press: (label: string, which = 0) =>
      turns(() => {
        const button = [...box.querySelectorAll("button")].filter((each) => each.textContent === label)[
          which
        ];
        if (!button) throw new Error(`No button says ${label}`);
        button.focus();
        button.click();
      }),
    /** The Escape key in an open dialog, as browsers take it: only the first cancel in a row can be refused. */
    escape: (times = 1) =>
      turns(() => {
        const dialog = box.querySelector<HTMLDialogElement>("dialog[open]");
        const on = document.activeElement ?? document.body;
        for (let time = 0; time < times; time++) {
          const key = new KeyboardEvent("keydown", {key: "Escape", bubbles: true, cancelable: true});
          if (!on.dispatchEvent(key)) continue;
          if (dialog?.dispatchEvent(new Event("cancel", {cancelable: time === 0}))) dialog.close();
        }
      }),
    leave: (name: string) =>
      turns(() => field(name).dispatchEvent(new FocusEvent("focusout", {bubbles: true}))),
    async mouse(what: "mousedown" | "mouseup") {
      await turns(() => dispatchEvent(new MouseEvent(what)));
      // Timers fire in order: after this one, what the page left for after the press is done.
      await act(() => new Promise((resolve) => setTimeout(resolve)));
    },
    send: () =>
      turns(() =>
        (box.querySelector<HTMLFormElement>("dialog form") ?? box.querySelector("form"))?.requestSubmit(),
      ),
    async close() {
      await act(async () => root.unmount());
      box.remove();
      popovers.abort();
      vi.unstubAllGlobals();
    },
  };
}

/** React puts a setter of its own on each field, and takes what came through it for no news. */
function setAsTyped(field: HTMLInputElement, value: string) {
  Reflect.set(Object.getPrototypeOf(field), "value", value, field);
}

/** Dialogs as browsers have them, as far as pages notice: the focus goes in, and back to what opened them. */
function fakeDialogs() {
  let opener: Element | null = null;
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      opener = document.activeElement;
      this.open = true;
      (this.querySelector<HTMLElement>("[autofocus]") ?? this.querySelector("button"))?.focus();
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      if (opener instanceof HTMLElement) opener.focus();
      this.dispatchEvent(new Event("close"));
    },
  });
}

/** Popovers as browsers have them, as far as pages notice: a button opens its own, another press or its like closes it. */
function fakePopovers() {
  const stop = new AbortController();
  let open: HTMLElement | null = null;
  const dispatchToggle = (popover: HTMLElement | null, newState: "open" | "closed") =>
    popover?.dispatchEvent(Object.assign(new Event("toggle"), {newState}));
  document.addEventListener(
    "click",
    ({target}) => {
      const button = target instanceof Element ? target.closest("[popovertarget]") : null;
      const named = document.getElementById(button?.getAttribute("popovertarget") ?? "");
      const before = open;
      if (before && target instanceof Node && before.contains(target) && !named) return;
      open = named === before ? null : named;
      dispatchToggle(before, "closed");
      dispatchToggle(open, "open");
    },
    {signal: stop.signal},
  );
  return stop;
}
