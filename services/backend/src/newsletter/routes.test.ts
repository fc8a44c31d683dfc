import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {createTestApp, SITE_URL} from "../../test/test-app.ts";
import {openTestDatabases} from "../../test/test-databases.ts";
import {errorReply} from "../contract/errors.ts";
import {subscribeReply} from "../contract/newsletter.ts";
import {outbox} from "../core/mail/tables.ts";
import {rate_bucket} from "../core/rate-limit/tables.ts";
import {newsletter} from "./tables.ts";

const databases = await openTestDatabases();
const BODY = {list: "news", tags: ["footer"], email: "ann@example.com", region: "de", locale: "de"};
const VISITOR = {"x-forwarded-for": "203.0.113.7"};

describe.each(databases)("newsletter on $name", ({db, reset}) => {
  beforeEach(reset);

  function start() {
    const test = createTestApp(db);
    const subscribe = async (changes: object = {}, headers = {}) => {
      const response = await test.post("/canyon/email/subscribe", {...BODY, ...changes}, headers);
      await test.dispatcher.idle();
      return response;
    };
    const subscribed = async (changes: object = {}) => {
      const response = await subscribe(changes);
      return [response.status, z.object({data: subscribeReply}).parse(await response.json()).data.status];
    };
    /** The addresses in the newest mail, as paths of this server. */
    const links = () => {
      const mail = test.sent.at(-1);
      if (!mail) throw new Error("No mail was sent");
      const [confirm = "", unsubscribe = ""] = mail.text.match(/https:\S+/g) ?? [];
      return {confirm: pathOf(confirm), unsubscribe: pathOf(unsubscribe)};
    };
    const follow = async (path: string, headers = {}) => {
      const response = await test.get(path, headers);
      return [response.status, response.headers.get("location")];
    };
    return {...test, subscribe, subscribed, links, follow};
  }

  describe("POST /canyon/email/subscribe", () => {
    it("202: a new address gets one mail in its language and is pending until it confirms", async () => {
      const {subscribed, sent} = start();
      expect(await subscribed({email: " Ann@EXAMPLE.com "})).toEqual([202, "pending"]);
      expect(sent).toMatchObject([{to: "Ann@example.com", subject: expect.stringContaining("Bestätige")}]);
      expect(await db.select().from(newsletter)).toMatchObject([
        {email_norm: "ann@example.com", status: "pending", tags: ["footer"], region: "de", locale: "de"},
      ]);
    });

    it("202: without a place the mail is international English", async () => {
      const {subscribe, sent} = start();
      await subscribe({region: undefined, locale: undefined, tags: undefined});
      expect(sent[0]?.subject).toContain("Confirm your sign-up");
    });

    it("202: forty sign-ups of one address at once make one row and one mail", async () => {
      const {post, sent, dispatcher} = start();
      const calls = Array.from({length: 40}, () => post("/canyon/email/subscribe", BODY));
      expect(new Set((await Promise.all(calls)).map(({status}) => status))).toEqual(new Set([202]));
      await dispatcher.idle();
      expect([sent.length, (await db.select().from(newsletter)).length]).toEqual([1, 1]);
    });

    it("202: asking again sends the same link again, but only after two minutes", async () => {
      const {subscribed, sent, links, advance, follow} = start();
      await subscribed();
      const first = links();
      advance(119);
      expect(await subscribed()).toEqual([202, "pending"]);
      expect(sent).toHaveLength(1);
      advance(1);
      expect(await subscribed({tags: ["store"]})).toEqual([202, "pending"]);
      expect([sent.length, links()]).toEqual([2, first]);
      expect(new Set(sent.map(({messageId}) => messageId)).size).toBe(2);
      expect((await db.select().from(newsletter))[0]?.tags).toEqual(["footer", "store"]);
      expect((await follow(first.confirm))[1]).toContain("newsletter=confirmed");
    });

    it("202: a list is a list of its own", async () => {
      const {subscribed, sent} = start();
      await subscribed();
      expect(await subscribed({list: "races"})).toEqual([202, "pending"]);
      expect(sent).toHaveLength(2);
    });

    it("200: a subscriber is reported as already subscribed, in any spelling, and gets no e-mail", async () => {
      const {subscribed, sent, links, follow} = start();
      await subscribed();
      await follow(links().confirm);
      expect(await subscribed({email: "ANN@example.COM"})).toEqual([200, "already"]);
      expect(sent).toHaveLength(1);
    });

    it("202: a former subscriber can sign up again, and the first confirmation link no longer works", async () => {
      const {subscribed, links, follow, post} = start();
      await subscribed();
      const first = links();
      await post(first.unsubscribe, null);
      expect(await subscribed()).toEqual([202, "pending"]);
      expect(links().confirm).not.toBe(first.confirm);
      expect(links().unsubscribe).toBe(first.unsubscribe);
      expect((await follow(first.confirm))[1]).toContain("newsletter=expired");
      expect((await follow(links().confirm))[1]).toContain("newsletter=confirmed");
    });

    it.each([
      ["", "email_required", "This is required. Enter a valid email address."],
      ["   ", "email_required", "This is required. Enter a valid email address."],
      ["ann", "email_invalid", "It looks like this isn't a valid email address."],
      ["b@x>\r\nRCPT TO:<evil@y", "email_invalid", "It looks like this isn't a valid email address."],
      ['"a@x.com" <evil@y.com>', "email_invalid", "It looks like this isn't a valid email address."],
    ])("400: %j is refused as %s and nothing is written", async (email, code, message) => {
      const {subscribe} = start();
      const response = await subscribe({email});
      const {err} = errorReply.parse(await response.json());
      expect([response.status, err.field_errors, err.message]).toEqual([400, {email: code}, message]);
      expect([await db.select().from(newsletter), await db.select().from(outbox)]).toEqual([[], []]);
    });

    it.each([
      [{email: undefined}, {email: "email_required"}],
      [{list: ""}, {list: "required"}],
      [{list: "x".repeat(65)}, {list: "too_long"}],
      [{tags: "footer"}, {tags: "unknown_value"}],
      [{email: 7}, {email: "unknown_value"}],
      [
        {region: "us", locale: "de"},
        {region: "unknown_value", locale: "unknown_value"},
      ],
      [{region: "nowhere"}, {region: "unknown_value", locale: "unknown_value"}],
    ])("400: %j", async (changes, field_errors) => {
      const response = await start().subscribe(changes);
      const {err} = errorReply.parse(await response.json());
      expect([response.status, err.field_errors]).toEqual([400, field_errors]);
    });

    it("429: a visitor's fourth call in a minute waits its turn; another visitor does not", async () => {
      const {subscribe, advance} = start();
      const statuses = [];
      for (const email of ["a@x.com", "b@x.com", "c@x.com", "d@x.com"]) {
        statuses.push((await subscribe({email}, VISITOR)).status);
      }
      expect(statuses).toEqual([202, 202, 202, 429]);
      const refused = await subscribe({email: "d@x.com"}, VISITOR);
      expect(refused.headers.get("retry-after")).toBe("20");
      expect(errorReply.parse(await refused.json()).err).toMatchObject({
        code: "rate_limited",
        params: {retry_after: 20},
        retryable: true,
      });
      expect((await subscribe({email: "e@x.com"}, {"x-forwarded-for": "203.0.113.8"})).status).toBe(202);
      advance(20);
      expect((await subscribe({email: "d@x.com"}, VISITOR)).status).toBe(202);
    });

    it("429: one address gets five mails at most, whatever the list, and the refused sign-up leaves no trace", async () => {
      const {subscribe, sent} = start();
      const statuses = [];
      for (const list of ["a", "b", "c", "d", "e", "f"]) statuses.push((await subscribe({list})).status);
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
      expect([sent.length, (await db.select().from(newsletter)).length]).toEqual([5, 5]);
    });

    it("the database holds no token, and no address in clear for the limits", async () => {
      const {subscribe, links} = start();
      await subscribe({}, VISITOR);
      const rows = JSON.stringify([await db.select().from(newsletter), await db.select().from(outbox)]);
      for (const path of Object.values(links())) expect(rows).not.toContain(path.split("token=")[1]);
      const limits = JSON.stringify(await db.select().from(rate_bucket));
      expect(limits).not.toMatch(/203\.0|example/);
    });
  });

  describe("GET /canyon/email/confirm", () => {
    it("303: the confirmation link subscribes, stores the proof of consent, and can be followed again", async () => {
      const {subscribed, links, follow, advance} = start();
      await subscribed();
      advance(3600);
      const home = `${SITE_URL}/de/de?newsletter=confirmed#newsletter-confirmed`;
      expect(await follow(links().confirm)).toEqual([303, home]);
      advance(3600);
      expect(await follow(links().confirm)).toEqual([303, home]);
      expect(await db.select().from(newsletter)).toMatchObject([
        {
          status: "subscribed",
          consent: {
            requested_at: "2026-03-01T12:00:00.000Z",
            confirmed_at: "2026-03-01T13:00:00.000Z",
            region: "de",
            locale: "de",
          },
        },
      ]);
    });

    it("303: after seven days the link has expired, and signing up again makes a new one", async () => {
      const {subscribed, links, follow, advance} = start();
      await subscribed();
      const {confirm} = links();
      advance(7 * 24 * 3600);
      expect((await follow(confirm))[1]).toContain("newsletter=expired");
      await subscribed();
      expect(links().confirm).not.toBe(confirm);
      expect((await follow(links().confirm))[1]).toContain("newsletter=confirmed");
    });

    it.each(["", "?token=", "?token=nonsense", `?token=${"A".repeat(43)}`])(
      "303: %j redirects to a page in the visitor's language that reports an expired link",
      async (query) => {
        const location = `${SITE_URL}/int/fr?newsletter=expired#newsletter-expired`;
        expect(await start().follow(`/canyon/email/confirm${query}`, {"accept-language": "fr-CA"})).toEqual([
          303,
          location,
        ]);
      },
    );

    it("204: a mail scanner that only looks confirms nothing", async () => {
      const {app, subscribed, links} = start();
      await subscribed();
      expect((await app.request(links().confirm, {method: "HEAD"})).status).toBe(204);
      expect(await db.select().from(newsletter)).toMatchObject([{status: "pending"}]);
    });
  });

  describe("/canyon/email/unsubscribe", () => {
    it("303: the link in the mail ends the subscription", async () => {
      const {subscribed, links, follow} = start();
      await subscribed();
      await follow(links().confirm);
      const gone = [303, `${SITE_URL}/de/de?newsletter=unsubscribed#newsletter-unsubscribed`];
      expect(await follow(links().unsubscribe)).toEqual(gone);
      expect(await follow(links().unsubscribe)).toEqual(gone);
      expect(await db.select().from(newsletter)).toMatchObject([{status: "unsubscribed"}]);
    });

    it("200: the mail program's button does the same with a form post", async () => {
      const {app, sent, subscribed} = start();
      await subscribed();
      const response = await app.request(pathOf(sent[0]?.unsubscribeUrl ?? ""), {
        method: "POST",
        headers: {"content-type": "application/x-www-form-urlencoded"},
        body: "List-Unsubscribe=One-Click",
      });
      expect([response.status, await response.json()]).toEqual([200, {data: {status: "unsubscribed"}}]);
      expect(await db.select().from(newsletter)).toMatchObject([{status: "unsubscribed"}]);
    });

    it("404: an unknown token, and a token for another purpose", async () => {
      const {subscribed, links, post} = start();
      await subscribed();
      const stolen = links().confirm.replace("confirm", "unsubscribe");
      const replies = await Promise.all(
        ["/canyon/email/unsubscribe?token=x", stolen].map((path) => post(path, null)),
      );
      expect(replies.map(({status}) => status)).toEqual([404, 404]);
      expect(await db.select().from(newsletter)).toMatchObject([{status: "pending"}]);
    });
  });
});

function pathOf(url: string) {
  const {pathname, search} = new URL(url);
  return pathname + search;
}
