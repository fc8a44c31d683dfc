import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {accountClient, outcomeOf, sentMails} from "../../../test/account-client.ts";
import {addPerson, bearer, PASSWORD, signInAs} from "../../../test/people.ts";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {type Session, sessionList} from "../../contract/session.ts";
import {account, session} from "../account/tables.ts";

const databases = await openTestDatabases();
const NEW = "ein neuer Weg im Wald";
const [HERE, THERE, ELSEWHERE] = ["web_here567890abcdef", "ios_there67890abcdef", "cli_elsewhere0abcdef"];
const DAY_S = 24 * 60 * 60;

describe.each(databases)("what ends sessions on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const app = createTestApp(db);
    const owner = await addPerson(db);
    const thisSession = await signInAs(app, owner.email, HERE);
    const otherSession = await signInAs(app, owner.email, THERE);
    const page = accountClient(app, bearer(thisSession));
    const refresh = ({refresh_token, user_id, client_id}: Session) =>
      app.post("/b/token/refresh", {refresh_token, user_id}, {"x-client-id": client_id});
    /** Whether a session still opens anything: by its bearer, and by what renews it. */
    const isOver = async (one: Session) => {
      const read = await app.get("/b/api/v1/users/me", bearer(one));
      return [await outcomeOf(read), await outcomeOf(await refresh(one))];
    };
    return {app, owner, here: thisSession, there: otherSession, page, refresh, isOver};
  }
  type Scene = Awaited<ReturnType<typeof start>>;
  const OVER = ["401 unauthenticated", "403 refresh_rejected"];
  const LIVE = ["200", "200"];

  const inMail = async (app: Scene["app"], pattern: RegExp) =>
    pattern.exec((await sentMails(app)).at(-1)?.text ?? "")?.[1] ?? "";

  async function resetPassword({app, owner}: Scene) {
    await app.post("/b/reset/password", {email: owner.email});
    const link = await inMail(app, /\/reset-password\/([\w-]+)/);
    return app.post(`/b/reset/password/${link}`, {password: NEW});
  }

  async function changeEmail({app, page}: Scene) {
    await page.put("?fields=email", {email: "ann.new@example.com"});
    return page.tell("/email/verify", {code: await inMail(app, /verify-email\?code=([\w-]+)/)});
  }

  it.each<[string, (scene: Scene) => Response | Promise<Response>, string[], string[]]>([
    [
      "a password that was changed ends all but this one",
      ({page}) => page.put("?fields=password", {password: NEW}),
      LIVE,
      OVER,
    ],
    ["a password that was reset ends every one", resetPassword, OVER, OVER],
    ["another address ends every one", changeEmail, OVER, OVER],
    [
      "signing out others leaves this one",
      ({page}) => page.tell("/sessions/revoke", {scope: "others"}),
      LIVE,
      OVER,
    ],
    [
      "signing out everywhere leaves none",
      ({page}) => page.tell("/sessions/revoke", {scope: "all"}),
      OVER,
      OVER,
    ],
    [
      "signing out here ends this one only",
      ({app, here}) => app.post("/b/token/revoke", {refresh_token: here.refresh_token}),
      OVER,
      LIVE,
    ],
  ])("%s, for bearer and refresh token alike", async (_promise, end, thisSession, otherSession) => {
    const scene = await start();
    expect((await end(scene)).status).toBe(200);
    expect([await scene.isOver(scene.here), await scene.isOver(scene.there)]).toEqual([
      thisSession,
      otherSession,
    ]);
  });

  it.each([
    ["wrong", {password: NEW, current_password: "wrong"}],
    ["too common", {password: "password1", current_password: PASSWORD}],
    ["too short", {password: "kurz", current_password: PASSWORD}],
  ])("a change of password that is refused as %s ends none", async (_case, body) => {
    const {page, here, there, isOver} = await start();
    expect((await page.put("?fields=password", body)).status).toBeGreaterThanOrEqual(400);
    expect([await isOver(here), await isOver(there)]).toEqual([LIVE, LIVE]);
  });

  it("ending one user's sessions ends no session of another user", async () => {
    const {app, page, isOver} = await start();
    const bob = await addPerson(db, {name: "bob"});
    const bobSession = await signInAs(app, bob.email, HERE);
    await page.tell("/sessions/revoke", {scope: "all"});
    expect(await isOver(bobSession)).toEqual(LIVE);
  });

  it("a locked account is refused by its bearer at once, and unlocking gives no session back that was ended", async () => {
    const {owner, here, there, page, isOver} = await start();
    await page.tell("/sessions/revoke", {scope: "others"});
    const lock = (state: "locked" | "active") =>
      db.update(account).set({state}).where(eq(account.id, owner.id));
    await lock("locked");
    expect([await isOver(here), await isOver(there)]).toEqual([OVER, OVER]);
    await lock("active");
    expect([await isOver(here), await isOver(there)]).toEqual([LIVE, OVER]);
  });

  it("a token that was renewed before all were signed out opens nothing within the grace either", async () => {
    const {app, here, page, refresh} = await start();
    await refresh(here);
    await page.tell("/sessions/revoke", {scope: "all"});
    app.advance(5);
    expect(await outcomeOf(await refresh(here))).toBe("403 refresh_rejected");
    const rows = await db.select().from(session);
    expect(new Set(rows.map(({revoke_reason}) => revoke_reason))).toEqual(new Set(["ended"]));
  });

  it("renewing and signing out at one moment ends the session, whichever comes first", async () => {
    const {app, here, refresh, isOver} = await start();
    const out = () => app.post("/b/token/revoke", {refresh_token: here.refresh_token});
    const [renewed, ended] = await Promise.all([refresh(here), out()]);
    expect([200, 403]).toContain(renewed.status);
    expect(ended.status).toBe(200);
    expect(await isOver(here)).toEqual(OVER);
  });

  it("two devices that sign all others out at one moment leave one signed in at most", async () => {
    const {app, here, there, page, isOver} = await start();
    const other = accountClient(app, bearer(there));
    const both = await Promise.all(
      [page, other].map((each) => each.tell("/sessions/revoke", {scope: "others"})),
    );
    expect(both.some(({status}) => status === 200)).toBe(true);
    const left = [await isOver(here), await isOver(there)].filter(([read]) => read === "200");
    expect(left.length).toBeLessThanOrEqual(1);
  });

  it("two who use an old token at one moment end its session once, and its owner gets one mail", async () => {
    const {app, here, refresh} = await start();
    await refresh(here);
    app.advance(21);
    const both = await Promise.all([refresh(here), refresh(here), refresh(here)]);
    expect(both.map(({status}) => status)).toEqual([403, 403, 403]);
    const mails = (await sentMails(app)).filter(({subject}) => subject.includes("Gerät"));
    expect(mails).toHaveLength(1);
  });

  it("a list of sessions names none that ran out by itself", async () => {
    const {app, owner} = await start();
    const kinds = async () => {
      const newest = await signInAs(app, owner.email, ELSEWHERE);
      const response = await accountClient(app, bearer(newest)).ask("/sessions");
      const {items} = z.object({data: sessionList}).parse(await response.json()).data;
      return items.map(({client}) => client.kind).sort();
    };
    app.advance(30 * DAY_S - 1);
    expect(await kinds()).toEqual(["cli", "ios", "web"]);
    app.advance(1);
    expect(await kinds()).toEqual(["cli", "cli"]);
  });

  it("a session is over after ninety days in all, however often it was renewed, its bearer too", async () => {
    const {app, here, refresh} = await start();
    let newest = here;
    for (let days = 0; days < 87; days += 29) {
      app.advance(29 * DAY_S);
      newest = {...newest, ...Object(await (await refresh(newest)).json()).data};
    }
    app.advance(3 * DAY_S - 60);
    newest = {...newest, ...Object(await (await refresh(newest)).json()).data};
    expect(await outcomeOf(await app.get("/b/api/v1/users/me", bearer(newest)))).toBe("200");
    app.advance(60);
    expect(await outcomeOf(await app.get("/b/api/v1/users/me", bearer(newest)))).toBe("401 unauthenticated");
  });
});
