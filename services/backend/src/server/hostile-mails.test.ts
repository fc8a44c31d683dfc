import {LOCALES} from "@gradus/schemas/markets";
import {describe, expect, it} from "vitest";
import {writeMail} from "../../test/write-mail.ts";

const SITE = "https://site.example";

/** Hostile input for fields that end up in a mail to another person. */
const HOSTILE: readonly (readonly [string, string])[] = [
  ["a page", '<script>alert(1)</script><img src=x onerror=alert(1)><a href="https://evil.example">x</a>'],
  ["what ends an attribute", `" style="position:fixed" onclick='x' data-x="`],
  ["a header", "Ann\r\nBcc: eve@evil.example\r\nContent-Type: text/html\r\n\r\n<b>"],
  ["a line break of another kind", "Ann\u2028Bcc: eve@evil.example\u2029\u0085x"],
  ["what is half escaped", "&lt;b&gt; &amp;lt; &#60;b&#62; %3Cb%3E"],
  ["a template", "{{secret}} %s {provider} #{1}"],
  ["letters that turn the line around", "Ann \u202Etxt.exe\u202C"],
  ["a name as long as a page", "A".repeat(5000)],
  ["no letter at all", "🏃🏽‍♀️ ̷̢̛ \u200B"],
];

/** Each mail that repeats user input, with that input in every place it can come from. */
const MAILS: readonly (readonly [string, (typed: string) => object])[] = [
  [
    "share_invitation",
    (typed) => ({region: "int", level: "plan", name: typed, message: typed, account: "new"}),
  ],
  [
    "gift",
    (typed) => ({
      region: "int",
      letter: "received",
      gift_id: "gft_1",
      months: 6,
      on: "2027-03-01T12:00:00.000Z",
      from: typed,
      message: typed,
    }),
  ],
  [
    "coach_contact",
    (typed) => ({
      coach: typed,
      name: typed,
      email: "ann@example.com",
      message: typed,
      race_date: "",
      page: SITE,
    }),
  ],
  [
    "statement_for_staff",
    (typed) => ({
      reference: "S-7K3M-Q2XA-9",
      kind: "withdrawal",
      name: typed,
      email: "ann@example.com",
      contract: typed,
      notice: null,
      details: typed,
      wanted_on: null,
      rma_id: null,
      site: SITE,
      at: "2026-03-01T12:00:00.000Z",
    }),
  ],
  [
    "order_received",
    (typed) => ({
      order_id: "ord_1",
      pretty_id: "3F8N-6WQA-2",
      region: "int",
      currency: "USD",
      outcome: "paid",
      lines: [{name: "Pod", qty: 1, total: 16_900}],
      discount: 0,
      tax: 0,
      total: 16_900,
      address: {
        name: typed,
        line1: typed,
        line2: typed,
        postal_code: typed,
        city: typed,
        state: typed,
        country: typed,
      },
      at: "2026-03-01T12:00:00.000Z",
    }),
  ],
  ["coach_contact_receipt", (typed) => ({coach: typed, page: SITE})],
  [
    "device_moved",
    (typed) => ({region: "int", product: "duo", serial: typed, at: "2026-03-01T12:00:00.000Z"}),
  ],
  ["platform_expired", (typed) => ({region: "int", platform: typed})],
  [
    "comment_written",
    (typed) => ({region: "int", name: typed, title: typed, text: typed, activity_id: typed}),
  ],
  ["workouts_assigned", (typed) => ({region: "int", name: typed, title: typed, days: ["2026-03-03"]})],
  ["account_email_changed", (typed) => ({region: "int", nonce: "n", hint: typed})],
  [
    "account_notice",
    (typed) => ({region: "int", notice: "password_changed", at: "2026-03-01T12:00:00.000Z", browser: typed}),
  ],
  [
    "coach_application",
    (typed) => ({
      name: typed,
      email: "ann@example.com",
      country: typed,
      languages: typed,
      experience_years: "4",
      credentials: typed,
      link: typed,
      coaches: typed,
      platforms: typed,
      message: typed,
      next_step_on: "2026-03-11",
      site: SITE,
    }),
  ],
];

const tagsIn = (html: string) => [...html.matchAll(/<\/?([a-z][a-z0-9]*)/gi)].map(([, tag]) => tag);
const attributesIn = (html: string) =>
  [...html.matchAll(/<[a-z][^>]*>/gi)].flatMap(([tag]) =>
    [...tag.replace(/"[^"]*"/g, '""').matchAll(/\s([a-z-]+)=/gi)].map(([, name]) => name),
  );

describe.each(MAILS)("%s", (template, payloadOf) => {
  const write = (typed: string, locale: (typeof LOCALES)[number]) =>
    writeMail(template, payloadOf(typed), locale);

  it.each(HOSTILE)("the e-mail keeps its structure when a user types %s", (_case, typed) => {
    for (const locale of LOCALES) {
      const {html, text} = write(typed, locale);
      const plain = write("Ann", locale);
      // More lines of words are more paragraphs; nothing else that a mail program acts on is added.
      expect(new Set(tagsIn(html))).toEqual(new Set(tagsIn(plain.html)));
      expect(new Set(attributesIn(html))).toEqual(new Set(attributesIn(plain.html)));
      expect(html).not.toMatch(/href="(?!https:\/\/site\.example|mailto:ann@example\.com)/);
      expect(text).not.toContain("undefined");
    }
  });
});

describe("a place that is gone", () => {
  const inRegion: readonly (readonly [string, object])[] = [
    ["account_verify", {nonce: "n"}],
    ["account_reset", {nonce: "n", providers: ""}],
    ["account_exists", {}],
    ["account_deleted", {on: "2026-03-01T12:00:00.000Z"}],
    ["account_privacy", {letter: "export_ready", on: "2026-03-01T12:00:00.000Z"}],
    ["account_email_changed", {nonce: "n", hint: "a…b"}],
    ["platform_expired", {platform: "Suunto"}],
    ["comment_written", {name: "Bob", title: "Run", text: "Well paced.", activity_id: "act_1"}],
    ["workouts_assigned", {name: "Bob", title: "Tempo", days: ["2026-03-03"]}],
    ["device_moved", {product: "pod", serial: "P", at: "2026-03-01T12:00:00.000Z"}],
    ["share_invitation", {level: "plan", name: "Ann", message: "", account: "known"}],
  ];

  it.each(inRegion)("%s links to the international pages, in the reader's language", (template, payload) => {
    for (const region of ["at", "", "//evil.example", "../..", "DE", "toString"]) {
      const {text} = writeMail(template, {...payload, region}, "fr");
      const paths = [...text.matchAll(/https:\S+/g)].map(([url]) => new URL(url));
      expect(paths.length).toBeGreaterThan(0);
      for (const {origin, pathname} of paths) {
        expect([region, origin, pathname.split("/").slice(1, 3)]).toEqual([region, SITE, ["int", "fr"]]);
      }
    }
  });
});
