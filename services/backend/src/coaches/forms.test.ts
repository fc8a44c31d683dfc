import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {exampleCoach} from "../../test/example-coach.ts";
import {createTestApp} from "../../test/test-app.ts";
import {openTestDatabases} from "../../test/test-databases.ts";
import {coachApplicationReply, coachContactReply} from "../contract/coaches.ts";
import {errorReply} from "../contract/errors.ts";
import {outbox} from "../core/mail/tables.ts";
import {coach, coach_application} from "./tables.ts";

const databases = await openTestDatabases();
const RUNNER = {"x-forwarded-for": "203.0.113.7"};

const MESSAGE = {
  name: "Ann Runner",
  email: "ann@example.com",
  message: "My first marathon is in autumn.\nDo you have room?",
  race_date: "2026-10-04",
  region: "de",
  locale: "de",
};
const APPLICATION = {
  name: "Ann Coach",
  email: "ann@example.com",
  country: "CH",
  languages: ["de", "fr"],
  experience_years: 4,
  credentials: "Licence B",
  distances: ["long"],
  triathlon: [],
  in_person: true,
  run_preferences: ["road"],
  platforms: ["powercenter"],
  price_band: "middle",
  message: "I would like to help people run evenly.",
  privacy: true,
  region: "ch",
  locale: "fr",
};

const INJECTED_ADDRESSES = [
  "ann@example.com\r\nBcc: evil@example.org",
  "ann@example.com\nBcc: evil@example.org",
  "ann@example.com, evil@example.org",
  '"ann@example.com" <evil@example.org>',
  "ann@example.com%0aBcc:evil@example.org\u0000",
];

describe.each(databases)("forms of the directory on $name", ({db, reset}) => {
  beforeEach(reset);

  function start() {
    const test = createTestApp(db);
    const send =
      (path: string, example: object) =>
      async (changes: object = {}, headers = RUNNER) => {
        const response = await test.post(path, {...example, ...changes}, headers);
        await test.dispatcher.idle();
        return response;
      };
    return {
      ...test,
      contact: send("/b/coaches/kim/contact", MESSAGE),
      apply: send("/b/coach-applications", APPLICATION),
    };
  }
  const refusalOf = async (response: Response) => {
    const {err} = errorReply.parse(await response.json());
    return [response.status, err.code, err.field_errors];
  };
  const written = async () => [
    (await db.select().from(outbox)).length,
    (await db.select().from(coach_application)).length,
  ];

  describe("POST /b/coaches/{slug}/contact", () => {
    beforeEach(async () => {
      await db
        .insert(coach)
        .values([
          exampleCoach("kim", {name: "Kim Coach", email: "kim@private.example", locale: "es"}),
          exampleCoach("hidden", {listed: false}),
        ]);
    });

    it("202: the coach gets the words in their language, and answers to the runner", async () => {
      const {contact, sent} = start();
      const response = await contact();
      expect(response.status).toBe(202);
      const body = await response.text();
      expect(z.object({data: coachContactReply}).parse(JSON.parse(body)).data).toEqual({status: "sent"});
      expect(body).not.toContain("private.example");
      const mail = sent.find(({to}) => to === "kim@private.example");
      expect(mail).toMatchObject({subject: "Ann Runner busca entrenador", replyTo: "ann@example.com"});
      expect(mail?.text).toContain("My first marathon is in autumn.\n\nDo you have room?");
      expect(mail?.text).toContain("4 de octubre de 2026");
    });

    it("202: the runner gets a receipt that shows no address and repeats nothing that was typed", async () => {
      const {contact, sent} = start();
      await contact();
      const receipt = sent.find(({to}) => to === "ann@example.com");
      expect(receipt?.subject).toBe("Deine Nachricht ist unterwegs zu Kim Coach");
      expect(receipt?.text).toContain("https://site.example/de/de/coaches/kim");
      expect(receipt?.replyTo).toBeUndefined();
      expect(JSON.stringify(receipt)).not.toMatch(/private\.example|marathon|Ann Runner/);
    });

    it("202: a second click is not a second message; other words are", async () => {
      const {contact, sent} = start();
      await contact();
      expect((await contact()).status).toBe(202);
      expect(sent).toHaveLength(2);
      await contact({message: "One more thing."});
      expect(sent).toHaveLength(4);
    });

    it("202: what fills in the hidden field believes it was sent", async () => {
      const {contact, sent} = start();
      const response = await contact({website: "https://spam.example"});
      expect([response.status, await response.json()]).toEqual([202, {data: {status: "sent"}}]);
      expect([sent, await written()]).toEqual([[], [0, 0]]);
    });

    it.each([
      [{name: "  "}, {name: "required"}],
      [{name: "n".repeat(81)}, {name: "too_long"}],
      [{name: "Ann\r\nBcc: evil@example.org"}, {name: "unknown_value"}],
      [{name: undefined}, {name: "required"}],
      [{email: ""}, {email: "email_required"}],
      [{email: undefined}, {email: "email_required"}],
      [{email: "ann"}, {email: "email_invalid"}],
      [{message: ""}, {message: "required"}],
      [{message: "m".repeat(2001)}, {message: "too_long"}],
      [{message: "a\u0007b"}, {message: "unknown_value"}],
      [{message: "half a sign \ud83c"}, {message: "unknown_value"}],
      [{name: "\udfc3"}, {name: "unknown_value"}],
      [{race_date: "2026-02-30"}, {race_date: "not_a_date"}],
      [{race_date: "soon"}, {race_date: "not_a_date"}],
      [
        {region: "de", locale: "es"},
        {region: "unknown_value", locale: "unknown_value"},
      ],
      [{bcc: "evil@example.org"}, {bcc: "unknown_field"}],
      [
        {name: "", message: ""},
        {name: "required", message: "required"},
      ],
    ])("400: %j writes nothing", async (changes, fields) => {
      const {contact} = start();
      expect(await refusalOf(await contact(changes))).toEqual([400, "invalid", fields]);
      expect(await written()).toEqual([0, 0]);
    });

    it.each(INJECTED_ADDRESSES)("400: %j is not a valid address", async (email) => {
      const {contact} = start();
      expect(await refusalOf(await contact({email}))).toEqual([400, "invalid", {email: "email_invalid"}]);
      expect(await written()).toEqual([0, 0]);
    });

    it("202: a message as long as allowed, in any script, arrives as text", async () => {
      const {contact, sent} = start();
      expect((await contact({message: "🏃".repeat(2000)})).status).toBe(202);
      await contact({message: '<a href="https://evil.example">click</a>', race_date: null});
      const mails = sent.filter(({to}) => to === "kim@private.example").map(({html}) => html);
      expect(mails[0]).toContain("🏃".repeat(2000));
      expect(mails[1]).toContain("&lt;a href=&quot;https://evil.example&quot;&gt;");
    });

    it("404: a hidden coach and a missing one get the same answer", async () => {
      const {post} = start();
      const answers = await Promise.all(
        ["hidden", "nobody"].map(async (slug) =>
          refusalOf(await post(`/b/coaches/${slug}/contact`, MESSAGE, RUNNER)),
        ),
      );
      expect(answers).toEqual(Array(2).fill([404, "not_found", undefined]));
      expect(await written()).toEqual([0, 0]);
    });

    it("429: three an hour from one place, counting those that were refused", async () => {
      const {contact, advance} = start();
      const status = async (n: number) => (await contact({message: `Question ${n}`})).status;
      expect([await status(1), await status(2)]).toEqual([202, 202]);
      await contact({email: "ann"});
      const refused = await contact({message: "Question 4"});
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1200"]);
      advance(1199);
      expect(await status(5)).toBe(429);
      advance(1);
      expect(await status(6)).toBe(202);
    });

    it("429: many places cannot fill one mailbox with receipts", async () => {
      const {contact} = start();
      const from = (n: number) => ({"x-forwarded-for": `203.0.113.${n}`});
      const statuses = [];
      for (let n = 0; n < 5; n++) statuses.push((await contact({message: `${n}`}, from(n))).status);
      expect(statuses).toEqual([202, 202, 202, 429, 429]);
    });
  });

  describe("POST /b/coach-applications", () => {
    it("202: an application is stored once, and both sides are notified of the date by which it is answered", async () => {
      const {apply, sent} = start();
      const response = await apply();
      const {data} = z.object({data: coachApplicationReply}).parse(await response.json());
      expect([response.status, data]).toEqual([202, {status: "received", next_step_on: "2026-03-11"}]);
      const [row] = await db.select().from(coach_application);
      expect(row).toMatchObject({state: "received", email: "ann@example.com", data: {country: "CH"}});
      expect(row?.data).not.toHaveProperty("privacy");
      expect(sent.find(({to}) => to === "ann@example.com")).toMatchObject({
        subject: "Votre candidature de coach Gradus",
        text: expect.stringContaining("11 mars 2026"),
      });
      expect(sent.find(({to}) => to === "staff@gradus.example")).toMatchObject({
        subject: "Coach application: Ann Coach",
        replyTo: "ann@example.com",
        text: expect.stringContaining("Answer by 2026-03-11"),
      });
    });

    it("202: repeating a pending application changes and sends nothing; after a decision it is a new application", async () => {
      const {apply, sent, advance} = start();
      await apply();
      advance(3600);
      const again = await apply({name: "Someone Else", email: "ANN@example.com"});
      expect([again.status, sent.length, await written()]).toEqual([202, 2, [2, 1]]);
      await db
        .update(coach_application)
        .set({state: "declined", decided_at: new Date(), decided_by: "usr_1"});
      await apply();
      expect(await written()).toEqual([4, 2]);
    });

    it("202: what fills in the hidden field believes it was received", async () => {
      const {apply} = start();
      const response = await apply({website: "x"});
      expect([response.status, await response.json()]).toEqual([
        202,
        {data: {status: "received", next_step_on: "2026-03-11"}},
      ]);
      expect(await written()).toEqual([0, 0]);
    });

    it("422: without the privacy agreement nothing is stored", async () => {
      const {apply} = start();
      expect(await refusalOf(await apply({privacy: false}))).toEqual([422, "privacy_required", undefined]);
      expect(await written()).toEqual([0, 0]);
    });

    it.each([
      [{country: "XX"}, {country: "unknown_value"}],
      [{languages: []}, {languages: "required"}],
      [{languages: ["german"]}, {"languages.0": "unknown_value"}],
      [{experience_years: -1}, {experience_years: "out_of_range"}],
      [{experience_years: 61}, {experience_years: "out_of_range"}],
      [{experience_years: "four"}, {experience_years: "not_a_number"}],
      [{credentials: ""}, {credentials: "required"}],
      [{credentials: "c".repeat(1001)}, {credentials: "too_long"}],
      [{link: "javascript:alert(1)"}, {link: "unknown_value"}],
      [{link: "https://example.com/\ud83c"}, {link: "unknown_value"}],
      [{distances: []}, {distances: "required"}],
      [{distances: ["middle"]}, {"distances.0": "unknown_value"}],
      [{platforms: []}, {platforms: "required"}],
      [{price_band: "free"}, {price_band: "unknown_value"}],
      [{state: "accepted"}, {state: "unknown_field"}],
      [{email: "ann@example.com\r\nBcc: evil@example.org"}, {email: "email_invalid"}],
    ])("400: %j writes nothing", async (changes, fields) => {
      const {apply} = start();
      expect(await refusalOf(await apply(changes))).toEqual([400, "invalid", fields]);
      expect(await written()).toEqual([0, 0]);
    });

    it("429: shares its three an hour with the message form", async () => {
      const {apply} = start();
      const statuses = [];
      for (let n = 0; n < 4; n++) statuses.push((await apply({email: `ann${n}@example.com`})).status);
      expect(statuses).toEqual([202, 202, 202, 429]);
    });
  });
});
