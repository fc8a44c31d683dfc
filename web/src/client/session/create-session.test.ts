import {refreshBody, type Session as SignedIn} from "@gradus/backend/contract/session";
import {beforeEach, describe, expect, it} from "vitest";
import type {Session} from "./create-session";
import {createDrafts} from "./drafts";
import {memoryStorage} from "./safe-storage";
import {createSessionStore} from "./session-store";
import {createFakeBrowser, type Server, START, settle, tokenSet, tokens} from "./testing/fake-browser";

const REFRESH = "/b/token/refresh";
const ME = "/b/api/v1/users/me";
const HERE = "/de/de/account";

const unauthenticated = {status: 401, body: {err: {code: "unauthenticated", message: "", request_id: "r"}}};
const refused = {status: 403, body: {err: {code: "refresh_rejected", message: "", request_id: "r"}}};
const fine = {status: 200, body: {data: {}}};

/** A fake server: a request with a token from before is refused; a refresh returns a new one. */
function serverThatRenews(valid: Set<string | null>, now: () => number): Server {
  return (path, {bearer}) => {
    if (path !== REFRESH) return valid.has(bearer) ? fine : unauthenticated;
    const data = tokenSet(now());
    valid.add(data.access_token);
    return {status: 200, body: {data}};
  };
}

const readMe = (session: Session | null) =>
  session?.callBackend("GET /b/api/v1/users/{id}", {params: {id: "me"}});

let server: Server = () => fine;
let browser = createFakeBrowser((...call) => server(...call));
function signedIn(at = START, user = "usr_runner") {
  const storedTokens = tokens(at, user);
  createSessionStore({...memoryStorage(), setItem: (key, value) => void browser.shared.set(key, value)}).save(
    storedTokens,
  );
  return storedTokens;
}
beforeEach(() => {
  server = () => fine;
  browser = createFakeBrowser((...call) => server(...call));
});

describe("a refused token", () => {
  it("ten parallel calls in each of two tabs: one refresh, one reload per tab, then answers", async () => {
    signedIn();
    server = serverThatRenews(new Set(), browser.now);
    const last: unknown[] = [];
    const load = (session: Session) => {
      for (let call = 0; call < 10; call++) void readMe(session)?.then((reply) => last.push(reply.status));
    };
    const tabs = [browser.open(HERE, load), browser.open("/de/de/account/profile", load)];
    await settle();
    expect(browser.count(REFRESH)).toBe(1);
    expect(tabs.map((tab) => tab.reloads)).toEqual([1, 1]);
    expect(last.slice(-20)).toEqual(Array(20).fill(200));
  });

  it("of which the other tabs see the new one late is renewed once: the first has gone with its lock by then", async () => {
    signedIn();
    server = serverThatRenews(new Set(), browser.now);
    const load = (session: Session) => void readMe(session);
    const tabs = [0, 300, 600, 900].map((lag) => browser.open(HERE, load, {lag}));
    await browser.pass(5_000);
    expect(browser.count(REFRESH)).toBe(1);
    expect(tabs.map((tab) => tab.reloads)).toEqual([1, 1, 1, 1]);
  });

  it("that the tab before could not renew is renewed by the next", async () => {
    signedIn();
    const renew = serverThatRenews(new Set(), browser.now);
    server = (path, init) => (path === REFRESH && browser.count(REFRESH) === 1 ? null : renew(path, init));
    const load = (session: Session) => void readMe(session);
    const tabs = [browser.open(HERE, load), browser.open(HERE, load)];
    await browser.pass(5_000);
    expect([browser.count(REFRESH), tabs[1]?.reloads]).toEqual([2, 1]);
  });

  it("without locks, calls of one tab still share one refresh", async () => {
    signedIn();
    server = serverThatRenews(new Set(), browser.now);
    const tab = browser.open(
      HERE,
      (session) => {
        for (let call = 0; call < 10; call++) void readMe(session);
      },
      {locks: null},
    );
    await settle();
    expect([browser.count(REFRESH), tab.reloads]).toEqual([1, 1]);
  });

  it("that another tab has renewed meanwhile is not renewed again", async () => {
    signedIn();
    const tab = browser.open(HERE);
    const pending = readMe(tab.session);
    server = () => unauthenticated;
    signedIn(START + 1000);
    expect(await pending).toMatchObject({ok: false, err: {code: "leaving"}});
    expect([browser.count(REFRESH), tab.reloads]).toEqual([0, 1]);
  });

  it("403 from the refresh clears the three values in every tab and redirects to sign-in with the path", async () => {
    signedIn();
    server = (path) => (path === REFRESH ? refused : unauthenticated);
    const account = browser.open(`${HERE}?tab=1#pod`, (session) => void session.require());
    const store = browser.open("/de/de/store");
    expect(await readMe(account.session)).toMatchObject({ok: false, err: {code: "leaving"}});
    await settle();
    expect([...browser.shared.keys()]).toEqual([]);
    expect(account.address).toBe(`/de/de/sign-in?next=${encodeURIComponent(`${HERE}?tab=1#pod`)}`);
    expect(store.address).toBe("/de/de/store");
    expect(store.session?.userId()).toBeNull();
  });

  it("a page still needs a session where one part of it no longer does", async () => {
    signedIn();
    server = (path) => (path === REFRESH ? refused : unauthenticated);
    const account = browser.open(HERE, (session) => {
      const release = session.require();
      session.require();
      release();
    });
    await readMe(account.session);
    await settle();
    expect(account.address).toContain("/sign-in?next=");
  });

  it("a second account tab is redirected to sign-in too when the first tab's refresh is rejected", async () => {
    signedIn();
    server = (path) => (path === REFRESH ? refused : unauthenticated);
    const needs = (session: Session) => void session.require();
    const [first, second] = [browser.open(HERE, needs), browser.open("/us/en/account/profile", needs)];
    await readMe(first.session);
    await settle();
    expect(second.address).toBe(`/us/en/sign-in?next=${encodeURIComponent("/us/en/account/profile")}`);
    expect(browser.count(REFRESH)).toBe(1);
  });

  it.each([
    ["too many requests", {status: 429, body: {err: {code: "rate_limited", message: "", request_id: "r"}}}],
    ["a fault", {status: 500, body: {err: {code: "internal", message: "", request_id: "r"}}}],
    ["unreadable", {status: 400, body: {err: {code: "invalid", message: "", request_id: "r"}}}],
    ["401 there too", unauthenticated],
    ["a proxy's page", {status: 502}],
    ["half a token set", {status: 200, body: {data: {access_token: "a"}}}],
    ["no network", null],
  ])("a refresh that ends in %s keeps the tokens and does not reload", async (_case, answer) => {
    const storedSession = signedIn();
    server = (path) => (path === REFRESH ? answer : unauthenticated);
    const tab = browser.open(HERE);
    const replies = await Promise.all([readMe(tab.session), readMe(tab.session), readMe(tab.session)]);
    expect(replies.map((reply) => reply?.err?.code)).toEqual(Array(3).fill("session_unavailable"));
    expect([browser.count(REFRESH), tab.reloads, tab.address]).toEqual([1, 0, HERE]);
    expect([...browser.shared.values()].sort()).toEqual(Object.values(storedSession).sort());
  });

  it("a token refused within ten seconds of its renewal is not renewed again, later it is", async () => {
    signedIn();
    server = (path) =>
      path === REFRESH ? {status: 200, body: {data: tokenSet(browser.now())}} : unauthenticated;
    const tab = browser.open(HERE, (session) => void readMe(session));
    await settle();
    expect(await readMe(tab.session)).toMatchObject({err: {code: "session_unavailable", request_id: "r"}});
    expect([browser.count(REFRESH), tab.reloads]).toEqual([1, 1]);
    await browser.pass(10_001);
    await readMe(tab.session);
    await settle();
    expect([browser.count(REFRESH), tab.reloads]).toEqual([2, 2]);
  });

  it("a user who signed out in another tab is not signed in again by a late answer", async () => {
    signedIn();
    server = (path) => {
      if (path !== REFRESH) return unauthenticated;
      browser.shared.clear();
      return {status: 200, body: {data: tokenSet(browser.now())}};
    };
    const tab = browser.open(HERE);
    await readMe(tab.session);
    expect([...browser.shared.keys()]).toEqual([]);
    expect(tab.address).toContain("/de/de/sign-in?next=");
  });

  it("a late 403 does not sign out who has signed in meanwhile", async () => {
    signedIn();
    server = (path) => {
      if (path !== REFRESH) return unauthenticated;
      signedIn(START + 5000);
      return refused;
    };
    const tab = browser.open(HERE);
    await readMe(tab.session);
    expect([browser.shared.size, tab.reloads]).toEqual([3, 1]);
  });

  it("where the browser stores nothing, tokens are renewed without a reload that would lose them", async () => {
    const storage = memoryStorage();
    createSessionStore(storage).save(tokens(START));
    server = serverThatRenews(new Set(), browser.now);
    const tab = browser.open(HERE, () => {}, {storage});
    expect(await readMe(tab.session)).toMatchObject({err: {code: "session_unavailable"}});
    expect(await readMe(tab.session)).toMatchObject({ok: true});
    expect([browser.count(REFRESH), tab.reloads]).toEqual([1, 0]);
  });

  it("403 from any other call keeps the session", async () => {
    signedIn();
    server = () => ({status: 403, body: {err: {code: "forbidden", message: "", request_id: "r"}}});
    const tab = browser.open(HERE);
    expect(await readMe(tab.session)).toMatchObject({ok: false, status: 403, err: {code: "forbidden"}});
    expect([browser.shared.size, browser.count(REFRESH), tab.address]).toEqual([3, 0, HERE]);
  });

  it("the refresh names the person and the client, as the contract wants it", async () => {
    const {refresh_token, client_id} = signedIn();
    const seen: unknown[] = [];
    server = (path, init) => {
      if (path !== REFRESH) return unauthenticated;
      const body = refreshBody.parse(JSON.parse(String(init.body)));
      seen.push(body, new Headers(init.headers).get("x-client-id"));
      return refused;
    };
    await readMe(browser.open(HERE).session);
    expect(seen).toEqual([{refresh_token, user_id: "usr_runner"}, client_id]);
  });
});

describe("without a session", () => {
  it("a call that needs a session redirects to sign-in with the path, and nothing is refreshed", async () => {
    server = (path) => (path === "/b/token/anonymous" ? {status: 404} : unauthenticated);
    const tab = browser.open("/fr/fr/account");
    expect(await readMe(tab.session)).toMatchObject({ok: false, status: 401, err: {code: "leaving"}});
    expect(tab.address).toBe(`/fr/fr/sign-in?next=${encodeURIComponent("/fr/fr/account")}`);
    expect(browser.count(REFRESH)).toBe(0);
  });

  it("who is at the sign-in page already stays there", async () => {
    server = () => unauthenticated;
    const tab = browser.open("/fr/fr/sign-in?next=%2Ffr%2Ffr%2Faccount");
    expect(await readMe(tab.session)).toMatchObject({err: {code: "session_unavailable"}});
    expect(tab.address).toContain("/fr/fr/sign-in");
  });

  it("calls carry a visitor's bearer, fetched once and never written to the storage", async () => {
    const bearers: unknown[] = [];
    server = (path, {bearer}) => {
      bearers.push([path, bearer]);
      return path === "/b/token/anonymous"
        ? {status: 200, body: {data: {access_token: "visitor", expires_in: 3600}}}
        : fine;
    };
    const {session} = browser.open("/us/en/store");
    await Promise.all([readMe(session), readMe(session)]);
    await readMe(session);
    expect(bearers).toEqual([["/b/token/anonymous", null], ...Array(3).fill([ME, "visitor"])]);
    expect(browser.shared.size).toBe(0);
  });
});

describe("renewing ahead", () => {
  it("happens two minutes before the end at the earliest, in one tab for all, without a reload", async () => {
    signedIn();
    server = serverThatRenews(new Set(), browser.now);
    const tabs = [browser.open(HERE), browser.open(HERE), browser.open(HERE)];
    await browser.pass(779_000);
    expect(browser.count(REFRESH)).toBe(0);
    await browser.pass(62_000);
    expect(browser.count(REFRESH)).toBe(1);
    expect(tabs.map((tab) => tab.reloads)).toEqual([0, 0, 0]);
    await browser.pass(15 * 60_000);
    expect(browser.count(REFRESH)).toBe(2);
  });

  it("is not done twice by a tab that sees late what another one stored", async () => {
    signedIn(START - 3_600_000);
    server = serverThatRenews(new Set(), browser.now);
    const tabs = [browser.open(HERE), browser.open(HERE, () => {}, {lag: 900})];
    await browser.pass(60_000);
    expect(browser.count(REFRESH)).toBe(1);
    expect(tabs.map((tab) => tab.session?.userId())).toEqual(["usr_runner", "usr_runner"]);
  });

  it("after sleep, the first look renews at once", async () => {
    signedIn(START - 3_600_000);
    server = serverThatRenews(new Set(), browser.now);
    const tab = browser.open(HERE);
    await settle();
    expect([browser.count(REFRESH), tab.reloads]).toEqual([1, 0]);
  });

  it("retries once a minute while the server is unreachable, and continues when it is back", async () => {
    signedIn();
    server = () => null;
    browser.open(HERE);
    await browser.pass(840_000);
    const tries = browser.count(REFRESH);
    expect(tries).toBeGreaterThan(0);
    expect(tries).toBeLessThanOrEqual(2);
    server = serverThatRenews(new Set(), browser.now);
    await browser.pass(60_000);
    expect(browser.count(REFRESH)).toBe(tries + 1);
  });

  it("a clock far off does not make it ask without rest", async () => {
    // Tokens that look as if they had ended hours ago.
    signedIn(START - 7_200_000);
    server = (path) =>
      path === REFRESH ? {status: 200, body: {data: tokenSet(browser.now() - 7_200_000)}} : fine;
    browser.open(HERE);
    await browser.pass(10 * 60_000);
    expect(browser.count(REFRESH)).toBe(1);
  });

  it("a rejected one signs out; only a page that needs a session leaves", async () => {
    signedIn();
    server = () => refused;
    const account = browser.open(HERE, (session) => void session.require());
    const shop = browser.open("/de/de/store");
    await browser.pass(14.5 * 60_000);
    expect(browser.count(REFRESH)).toBe(1);
    expect(account.address).toContain("/de/de/sign-in?next=");
    expect(shop.address).toBe("/de/de/store");
  });
});

describe("other tabs", () => {
  it("notice a sign-in, and reload at once when a different user signed in", async () => {
    const tab = browser.open("/us/en/store");
    const other = browser.open("/us/en/sign-in");
    const signIn = (user: string) => {
      const answer = tokenSet(START, user);
      const head = {id: user, user_name: "a", first_name: "A", email: "a@b.test", email_verified: true};
      const session: SignedIn = {...answer, user: {...head, locale: "en", region: "us", roles: []}};
      other.session?.signIn(session);
    };
    let notified = 0;
    tab.session?.subscribe(() => notified++);
    signIn("usr_one");
    await settle();
    expect([tab.session?.userId(), tab.reloads, notified > 0]).toEqual(["usr_one", 0, true]);
    const leaving = tab.session;
    signIn("usr_two");
    await settle();
    expect([tab.session?.userId(), tab.reloads]).toEqual(["usr_two", 1]);
    // Until it is gone, the page is still whose it was: what was typed there is theirs.
    expect(leaving?.person()).toBe("usr_one");
  });

  it("that sent no notification, as in a page restored from the history, do not change the page's owner", () => {
    signedIn();
    const {session} = browser.open(HERE);
    signedIn(START, "usr_other");
    expect([session?.userId(), session?.person()]).toEqual(["usr_other", "usr_runner"]);
  });

  it("follow a sign-out, which also ends the session on the server", async () => {
    const {refresh_token} = signedIn();
    const bodies: unknown[] = [];
    server = (_path, init) => {
      bodies.push(JSON.parse(String(init.body)));
      return null;
    };
    const tab = browser.open("/us/en/store");
    const account = browser.open("/us/en/account", (session) => void session.require());
    await tab.session?.signOut();
    await settle();
    expect(bodies).toEqual([{refresh_token}]);
    expect(browser.shared.size).toBe(0);
    expect(account.address).toContain("/us/en/sign-in?next=");
  });
});

describe("what was typed", () => {
  const typed = {first_name: "Mira"};

  it("comes back after the reload of a renewed session, once", async () => {
    signedIn();
    server = serverThatRenews(new Set(), browser.now);
    const tab = browser.open(HERE, (session) => void session.drafts.watch("profile", () => typed));
    await readMe(tab.session);
    await settle();
    expect(tab.session?.drafts.wasRenewed()).toBe(true);
    expect(tab.session?.drafts.take("profile")).toEqual(typed);
    expect(tab.session?.drafts.take("password")).toBeNull();
    expect(tab.tabStorage.getItem("gradus.drafts")).toBeNull();
  });

  it("comes back after any other reload and in another language, without a word of a session", () => {
    const storage = memoryStorage();
    const at = (path: string) =>
      createDrafts(
        storage,
        () => path,
        () => "usr_runner",
      );
    const left = at("/account/profile");
    left.watch("profile", () => typed);
    left.keep({isRenewal: false});
    const back = at("/account/profile");
    expect([back.take("profile"), back.wasRenewed()]).toEqual([typed, false]);
    left.keep({isRenewal: false});
    expect(at("/account/email").take("profile")).toBeNull();
  });

  it("in one language is there in the other", async () => {
    signedIn();
    const tab = browser.open(
      "/de/de/account/profile?a=1",
      (session) => void session.drafts.watch("profile", () => typed),
    );
    tab.session?.drafts.keep({isRenewal: false});
    tab.address = "/us/en/account/profile";
    expect(tab.session?.drafts.take("profile")).toEqual(typed);
  });

  it("is stored for the same user when the session is over, and for no other user", async () => {
    signedIn();
    server = (path) => (path === REFRESH ? refused : unauthenticated);
    const tab = browser.open(HERE, (session) => void session.drafts.watch("profile", () => typed));
    await readMe(tab.session);
    const storedDrafts = tab.tabStorage.getItem("gradus.drafts");
    expect(storedDrafts).toContain("usr_runner");
    expect(storedDrafts).toContain("/account");
  });

  it("forms without changes are not stored, and cause no notice", async () => {
    signedIn();
    server = serverThatRenews(new Set(), browser.now);
    const tab = browser.open(HERE, (session) => void session.drafts.watch("profile", () => null));
    await readMe(tab.session);
    await settle();
    expect([tab.reloads, tab.session?.drafts.wasRenewed()]).toEqual([1, false]);
  });
});
