import fc from "fast-check";
import {expect, it} from "vitest";
import {RENEWALS_IN_WINDOW, WINDOW_MS} from "./renewal-guard";
import {memoryStorage} from "./safe-storage";
import {createSessionStore} from "./session-store";
import {createFakeBrowser, START, settle, type Tab, tokenSet, tokens} from "./testing/fake-browser";

const REFRESH = "/b/token/refresh";
const ANSWERS = [200, 401, 403, 429, 500, 503, "network"] as const;
type Kind = (typeof ANSWERS)[number];

const answers = fc.array(fc.constantFrom(...ANSWERS), {minLength: 1, maxLength: 12});
const script = fc.record({
  calls: answers,
  refreshes: answers,
  tabs: fc.integer({min: 1, max: 3}),
  callsPerLoad: fc.integer({min: 1, max: 5}),
  /** How long the person looks at the page before the next call. */
  pauses: fc.array(fc.integer({min: 0, max: 20_000}), {minLength: 1, maxLength: 5}),
  hasLocks: fc.boolean(),
});

/** Answers in turn, over and over: a server that never gets better. */
function turns(kinds: readonly Kind[]) {
  let index = 0;
  return () => kinds[index++ % kinds.length] ?? 200;
}

function play({
  calls,
  refreshes,
  callsPerLoad,
  hasLocks,
}: typeof script extends fc.Arbitrary<infer T> ? T : never) {
  const [nextCall, nextRefresh] = [turns(calls), turns(refreshes)];
  const failures = {refused: 0};
  const browser = createFakeBrowser((path) => {
    const kind = path === REFRESH ? nextRefresh() : nextCall();
    if (kind === "network") return null;
    if (kind === 200) return {status: 200, body: {data: path === REFRESH ? tokenSet(browser.now()) : {}}};
    if (kind === 401 && path !== REFRESH) failures.refused++;
    return {status: kind, body: {err: {code: "internal", message: "", request_id: "r"}}};
  });
  const store = createSessionStore({
    ...memoryStorage(),
    setItem: (key, value) => void browser.shared.set(key, value),
  });
  store.save(tokens(START));
  const thrown: unknown[] = [];
  const ask = (tab: Tab) =>
    tab.session
      ?.callBackend("GET /b/api/v1/users/{id}", {params: {id: "me"}})
      .then((reply) => expect(reply).toMatchObject({ok: expect.any(Boolean), status: expect.any(Number)}))
      .catch((error: unknown) => thrown.push(error));
  const open = () =>
    browser.open(
      "/us/en/account",
      (_session, tab) => {
        for (let call = 0; call < callsPerLoad; call++) queueMicrotask(() => void ask(tab));
      },
      hasLocks ? {} : {locks: null},
    );
  return {browser, failures, thrown, ask, open};
}

it("whatever the server answers, nothing turns in circles and nothing is thrown", async () => {
  await fc.assert(
    fc.asyncProperty(script, async (plan) => {
      const {browser, failures, thrown, ask, open} = play(plan);
      const tabs = Array.from({length: plan.tabs}, open);
      await settle();
      // A page without any interaction comes to rest.
      const atRest = browser.calls.length;
      await settle();
      expect(browser.calls.length).toBe(atRest);
      for (const pause of plan.pauses) {
        await browser.pass(pause);
        for (const tab of tabs) void ask(tab);
        await settle();
      }
      expect(thrown).toEqual([]);
      expect(browser.count(REFRESH)).toBeLessThanOrEqual(failures.refused);
      for (const tab of tabs) expect(tab.reloads).toBeLessThanOrEqual(RENEWALS_IN_WINDOW);
    }),
  );
});

it("a server that refuses every token it gives costs a tab three reloads in a quarter of an hour", async () => {
  const {browser, ask, open} = play({
    calls: [401],
    refreshes: [200],
    tabs: 1,
    callsPerLoad: 3,
    pauses: [],
    hasLocks: true,
  });
  const tab = open();
  await settle();
  for (let second = 0; second < WINDOW_MS / 1000 - 30; second += 30) {
    await browser.pass(30_000);
    await ask(tab);
  }
  expect(tab.reloads).toBe(RENEWALS_IN_WINDOW);
});
