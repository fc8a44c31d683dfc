import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {createTestApp, SITE_URL} from "../../test/test-app.ts";
import {openTestDatabases} from "../../test/test-databases.ts";
import {subscribeReply} from "../contract/newsletter.ts";
import {outbox} from "../core/mail/tables.ts";
import {newsletter} from "./tables.ts";

const databases = await openTestDatabases();
const [MINUTE_S, DAY_S] = [60, 24 * 60 * 60];
const WEEK_S = 7 * DAY_S;

describe.each(databases)("repeated sign-ups and unsubscribes on $name", ({db, reset}) => {
  beforeEach(reset);

  function start() {
    const app = createTestApp(db);
    /** Signs up; returns the `status` of the reply and, if a mail was sent, the mail and its links. */
    async function signUp(changes: object = {}) {
      const before = app.sent.length;
      const body = {list: "news", email: "ann@example.com", region: "de", locale: "de", ...changes};
      const response = await app.post("/canyon/email/subscribe", body);
      await app.dispatcher.idle();
      const {data} = z.object({data: subscribeReply}).parse(await response.json());
      const mail = app.sent[before];
      const [confirm = "", unsubscribe = ""] = mail?.text.match(/https:\S+/g) ?? [];
      return {status: data.status, mail, confirm: pathOf(confirm), unsubscribe: pathOf(unsubscribe)};
    }
    /** Where a link leads, as a path of the site without its fragment. */
    async function follow(path: string) {
      const location = (await app.get(path)).headers.get("location") ?? "";
      return location.replace(SITE_URL, "").replace(/#.*/, "");
    }
    return {...app, signUp, follow};
  }
  const stateOf = async () => (await db.select().from(newsletter)).map(({status}) => status);

  it("who left before confirming is not put on the list by the link that is still in the mail", async () => {
    const {signUp, follow} = start();
    const {confirm, unsubscribe} = await signUp();
    expect(await follow(unsubscribe)).toBe("/de/de?newsletter=unsubscribed");
    expect(await follow(confirm)).toBe("/int/en?newsletter=expired");
    expect(await stateOf()).toEqual(["unsubscribed"]);
  });

  it("a link to leave is good for good: after confirming, leaving, and coming back", async () => {
    const {signUp, follow, advance} = start();
    const first = await signUp();
    await follow(first.confirm);
    await follow(first.unsubscribe);
    advance(WEEK_S);
    const second = await signUp();
    await follow(second.confirm);
    expect(await stateOf()).toEqual(["subscribed"]);
    advance(365 * DAY_S);
    expect(await follow(first.unsubscribe)).toBe("/de/de?newsletter=unsubscribed");
    expect(await stateOf()).toEqual(["unsubscribed"]);
  });

  it("a returning subscriber is asked to consent again, in the current language, and must confirm again", async () => {
    const {signUp, follow, advance} = start();
    const first = await signUp();
    await follow(first.confirm);
    await follow(first.unsubscribe);
    advance(3600);
    const back = await signUp({region: "ch", locale: "fr", tags: ["store"]});
    expect([back.status, back.mail?.subject]).toEqual(["pending", expect.stringContaining("Confirmez")]);
    // What was agreed to a year ago in another language is no agreement to this.
    expect((await db.select().from(newsletter))[0]?.consent).toEqual({
      requested_at: "2026-03-01T13:00:00.000Z",
      region: "ch",
      locale: "fr",
    });
    expect(await follow(back.confirm)).toBe("/ch/fr?newsletter=confirmed");
    expect(await db.select().from(newsletter)).toMatchObject([{status: "subscribed", tags: ["store"]}]);
  });

  it("a link is good until the last second of its week, and a second mail gives the week anew", async () => {
    const {signUp, follow, advance} = start();
    const {confirm} = await signUp();
    advance(WEEK_S - 10 * MINUTE_S);
    expect((await signUp()).confirm).toBe(confirm);
    advance(WEEK_S - 1);
    expect(await follow(confirm)).toBe("/de/de?newsletter=confirmed");
  });

  it("a proof stays what it was, however often the link is followed later", async () => {
    const {signUp, follow, advance} = start();
    const {confirm} = await signUp();
    await follow(confirm);
    const [before] = await db.select().from(newsletter);
    advance(30 * DAY_S);
    expect(await follow(confirm)).toBe("/de/de?newsletter=confirmed");
    expect((await db.select().from(newsletter))[0]?.consent).toEqual(before?.consent);
  });

  it("ten clicks at once, by the reader and what guards their mail, are one", async () => {
    const {signUp, follow} = start();
    const {confirm} = await signUp();
    const pages = await Promise.all(Array.from({length: 10}, () => follow(confirm)));
    expect(new Set(pages)).toEqual(new Set(["/de/de?newsletter=confirmed"]));
    expect(await stateOf()).toEqual(["subscribed"]);
  });

  it("of two lists, leaving one leaves the other", async () => {
    const {signUp, follow} = start();
    const [news, races] = [await signUp(), await signUp({list: "races"})];
    await follow(news.confirm);
    await follow(races.confirm);
    await follow(news.unsubscribe);
    const rows = await db.select({list: newsletter.list, status: newsletter.status}).from(newsletter);
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(
      expect.arrayContaining([
        {list: "news", status: "unsubscribed"},
        {list: "races", status: "subscribed"},
      ]),
    );
  });

  it("one address in three spellings is one member, written to as it was typed last", async () => {
    const {signUp, advance} = start();
    await signUp({email: "Ann@Example.com"});
    advance(2 * MINUTE_S);
    expect((await signUp({email: "ANN@example.COM"})).mail?.to).toBe("ANN@example.com");
    advance(2 * MINUTE_S);
    await signUp({email: " ann@example.com "});
    expect(await db.select().from(newsletter)).toMatchObject([{email_norm: "ann@example.com", mails: 3}]);
  });

  it("an address with non-ASCII letters is the same as its plain form", async () => {
    const {signUp, follow} = start();
    const {mail, confirm} = await signUp({email: "ann@Müller.example"});
    await follow(confirm);
    const again = await signUp({email: "ann@xn--mller-kva.example"});
    expect([mail?.to, again.status, again.mail]).toEqual(["ann@xn--mller-kva.example", "already", undefined]);
  });

  it("a member of a market that is sold in no more still leaves and confirms", async () => {
    const {signUp, follow} = start();
    const {confirm, unsubscribe} = await signUp();
    await db.update(newsletter).set({region: "at", locale: "de"});
    expect(await follow(confirm)).toBe("/at/de?newsletter=confirmed");
    expect(await follow(unsubscribe)).toBe("/at/de?newsletter=unsubscribed");
  });

  it("a mail that could not be sent is no member: the sign-up waits, and asking again does not double it", async () => {
    const {signUp, breakMail, repairMail, advance, dispatcher, sent} = start();
    breakMail(Object.assign(new Error("away"), {code: "ESOCKET"}));
    expect((await signUp()).status).toBe("pending");
    expect((await signUp()).status).toBe("pending");
    expect((await db.select().from(outbox)).map(({status}) => status)).toEqual(["queued"]);
    repairMail();
    advance(MINUTE_S);
    dispatcher.wake();
    await dispatcher.idle();
    expect([sent.length, await stateOf()]).toEqual([1, ["pending"]]);
  });
});

function pathOf(url: string) {
  if (url === "") return "";
  const {pathname, search} = new URL(url);
  return pathname + search;
}
