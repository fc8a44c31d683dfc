import {globSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {LOCALES} from "@gradus/schemas/markets";
import {describe, expect, it} from "vitest";
import {writeMail} from "../../test/write-mail.ts";
import {ACCOUNT_NOTICES} from "../accounts/account/mails/notice-words.ts";
import {GIFT_MAILS} from "../commerce/gifts/mails/gift-mail.ts";
import {PROGRESS} from "../commerce/orders/mails/order-progress.ts";
import {MAILED_STATUSES} from "../commerce/returns/mails/return-progress.ts";
import {MEMBERSHIP_MAILS} from "../commerce/subscriptions/mails/membership-words.ts";
import {SHARE_LEVELS} from "../contract/share-values.ts";
import {escapeHtml} from "../core/mail/mail-html.ts";
import {listMails} from "./list-parts.ts";
import {MODULES} from "./modules.ts";

const SRC = join(import.meta.dirname, "..");

const PAYLOADS: readonly [string, string, object][] = [
  ["newsletter_confirm", "newsletter_confirm", {id: "nws_1", nonce: "n"}],
  ["account_verify", "account_verify", {region: "eu", nonce: "n"}],
  ["account_reset", "account_reset", {region: "ch", nonce: "n", providers: "apple,google"}],
  ["account_email_changed", "account_email_changed", {region: "int", nonce: "n", hint: "n…w@example.com"}],
  ["account_exists", "account_exists", {region: "int"}],
  ["platform_expired", "platform_expired", {region: "int", platform: "Suunto"}],
  ...["act_1", ""].map((activity_id): [string, string, object] => [
    `comment_written ${activity_id === "" ? "about a workout" : "about a run"}`,
    "comment_written",
    {region: "int", name: "Bob", title: "Morning run", text: "Bravo!\nOlé!", activity_id},
  ]),
  ...[["2026-03-03"], ["2026-03-03", "2026-03-10"]].map((days): [string, string, object] => [
    `workouts_assigned ${days.length}`,
    "workouts_assigned",
    {region: "int", name: "Bob", title: "Tempo", days},
  ]),
  ...SHARE_LEVELS.map((level): [string, string, object] => [
    `share_invitation ${level}`,
    "share_invitation",
    {region: "int", level, name: "Ann (ann)", message: "", account: level === "summary" ? "new" : "known"},
  ]),
  [
    "device_moved",
    "device_moved",
    {region: "int", product: "duo", serial: "DL-48210", at: "2026-03-01T12:00:00.000Z"},
  ],
  [
    "export_ready",
    "account_privacy",
    {letter: "export_ready", region: "int", on: "2026-03-08T12:00:00.000Z"},
  ],
  [
    "account_leaving",
    "account_privacy",
    {letter: "account_leaving", region: "int", on: "2026-03-15T12:00:00.000Z"},
  ],
  [
    "account_idle",
    "account_privacy",
    {letter: "account_idle", region: "int", on: "2026-03-15T12:00:00.000Z"},
  ],
  ["account_deleted", "account_deleted", {region: "int", on: "2026-03-15T12:00:00.000Z"}],
  ...["paid", "review"].map((outcome): [string, string, object] => [
    `order_received ${outcome}`,
    "order_received",
    {
      order_id: "ord_1",
      pretty_id: "7K3M-Q2XA-9",
      region: "int",
      currency: "USD",
      outcome,
      lines: [
        {name: "Pod", qty: 2, total: 33_800},
        {name: "Clip", qty: 1, total: 1_200},
      ],
      discount: outcome === "paid" ? 1_750 : 0,
      tax: 2_793,
      total: 33_250,
      at: "2026-03-01T12:00:00.000Z",
    },
  ]),
  [
    "order_received plus tax",
    "order_received",
    {
      order_id: "ord_1",
      pretty_id: "7K4M-2QXR-6",
      region: "us",
      currency: "USD",
      outcome: "paid",
      lines: [
        {name: "Pod", qty: 1, total: 16_900},
        {name: "Clip, blue", qty: 1, total: 1_200},
      ],
      discount: 0,
      tax: 1_312,
      total: 19_412,
      at: "2026-03-01T12:00:00.000Z",
    },
  ],
  [
    "order_received with a membership",
    "order_received",
    {
      order_id: "ord_1",
      pretty_id: "3F8N-6WQA-2",
      region: "de",
      currency: "EUR",
      outcome: "paid",
      lines: [
        {
          name: "Duo",
          qty: 1,
          total: 29_900,
          clip: "blue",
          plan: {amount: 9_999, interval: "yearly", trial_days: 30, commitment_months: 12},
        },
      ],
      discount: 0,
      tax: 4_774,
      total: 29_900,
      placed_at: "2026-11-19T23:30:00.000Z",
      is_shipped: true,
      address: {
        name: "Weber",
        line1: "Laufstr. 4",
        line2: null,
        postal_code: "10115",
        city: "Berlin",
        state: null,
        country: "DE",
      },
      card: {brand: "visa", last4: "4242"},
      seller: {name: null, email: "support@gradus.example"},
      withdrawal: null,
      at: "2026-11-19T23:30:00.000Z",
    },
  ],
  [
    "order_received with its receipt",
    "order_received",
    {
      order_id: "ord_1",
      pretty_id: "7K4M-2QXR-6",
      region: "us",
      currency: "USD",
      outcome: "paid",
      lines: [{name: "Pod", qty: 1, total: 16_900}],
      discount: 0,
      tax: 1_225,
      total: 18_125,
      receipt: "2026-000001",
      at: "2026-03-01T12:00:00.000Z",
    },
  ],
  [
    "order_received before its invoice",
    "order_received",
    {
      order_id: "ord_1",
      pretty_id: "3F8N-6WQA-2",
      region: "de",
      currency: "EUR",
      outcome: "paid",
      lines: [{name: "Pod", qty: 1, total: 16_900}],
      discount: 0,
      tax: 2_698,
      total: 16_900,
      is_shipped: true,
      is_invoiced_later: true,
      at: "2026-03-01T12:00:00.000Z",
    },
  ],
  [
    "refund_issued with its credit note",
    "refund_issued",
    {
      order_id: "ord_1",
      pretty_id: "7K3M-Q2XA-9",
      region: "int",
      currency: "USD",
      amount: 5_000,
      credit_note: "2026-K00001",
      card: {brand: "visa", last4: "4242"},
      at: "2026-03-01T12:00:00.000Z",
    },
  ],
  [
    "order_progress shipped with its receipt",
    "order_progress",
    {
      order_id: "ord_1",
      pretty_id: "7K3M-Q2XA-9",
      region: "int",
      kind: "shipped",
      lines: [{name: "Pod", qty: 2}],
      carrier: "dhl",
      tracking: "0034043",
      receipt: "2026-000001",
      at: "2026-03-01T12:00:00.000Z",
    },
  ],
  [
    "order_link",
    "order_link",
    {order_id: "ord_1", pretty_id: "7K3M-Q2XA-9", region: "int", at: "2026-03-01T12:00:00.000Z"},
  ],
  [
    "refund_issued",
    "refund_issued",
    {
      order_id: "ord_1",
      pretty_id: "7K3M-Q2XA-9",
      region: "int",
      currency: "USD",
      amount: 5_000,
      card: {brand: "visa", last4: "4242"},
      at: "2026-03-01T12:00:00.000Z",
    },
  ],
  ...MAILED_STATUSES.map((kind): [string, string, object] => [
    `return_progress ${kind}`,
    "return_progress",
    {
      order_id: "ord_1",
      pretty_id: "7K3M-Q2XA-9",
      region: "int",
      rma_id: "R-7K3M-Q2XA-9",
      kind,
      because: kind === "refused" ? "Verschlissen." : null,
      at: "2026-03-01T12:00:00.000Z",
    },
  ]),
  ...PROGRESS.map((kind): [string, string, object] => [
    `order_progress ${kind}`,
    "order_progress",
    {
      order_id: "ord_1",
      pretty_id: "7K3M-Q2XA-9",
      region: "int",
      kind,
      lines: kind === "address_changed" ? [] : [{name: "Pod", qty: 2}],
      carrier: kind === "shipped" ? "dhl" : null,
      tracking: kind === "shipped" ? "0034043" : null,
      at: "2026-03-01T12:00:00.000Z",
    },
  ]),
  ...MEMBERSHIP_MAILS.map((template): [string, string, object] => [
    `membership ${template}`,
    "membership",
    {
      letter: template,
      region: "int",
      on: "2026-03-31T12:00:00.000Z",
      amount: 999,
      currency: "USD",
      interval: "monthly",
      is_trial: true,
      commitment_ends_at: "2026-09-30T12:00:00.000Z",
      charges: 4,
      is_grace_over: false,
    },
  ]),
  ...GIFT_MAILS.map((template): [string, string, object] => [
    `gift ${template}`,
    "gift",
    {
      letter: template,
      region: "int",
      gift_id: "gft_1",
      months: 6,
      on: "2027-03-01T12:00:00.000Z",
      from: template === "received" ? "Ann" : "",
      message: template === "received" ? "Enjoy!" : "",
    },
  ]),
  [
    "pod_upgrade",
    "pod_upgrade",
    {region: "int", code: "UPGRADE-7K3M-Q2XA-9", percent: 20, on: "2026-03-31T12:00:00.000Z"},
  ],
  ...["requested", "approved", "withdrawal", "late_withdrawal"].map((kind): [string, string, object] => [
    `return_received ${kind}`,
    "return_received",
    {
      order_id: "ord_1",
      rma_id: "R-7K3M-Q2XA-9",
      pretty_id: "7K3M-Q2XA-9",
      region: "int",
      kind,
      lines: [{name: "Pod", qty: 2}],
      at: "2026-03-01T12:00:00.000Z",
    },
  ]),
  [
    "return_received withdrawal of what never left",
    "return_received",
    {
      order_id: "ord_1",
      rma_id: "R-7K3M-Q2XA-9",
      pretty_id: "3F8N-6WQA-2",
      region: "de",
      kind: "withdrawal",
      lines: [{name: "Duo", qty: 1}],
      has_left: false,
      at: "2026-11-30T20:14:00.000Z",
    },
  ],
  ...["withdrawal", "cancellation"].map((kind): [string, string, object] => [
    `statement_received ${kind}`,
    "statement_received",
    {reference: "S-7K3M-Q2XA-9", kind, region: "de", at: "2026-03-01T12:00:00.000Z"},
  ]),
  ...ACCOUNT_NOTICES.map((notice): [string, string, object] => [
    notice,
    "account_notice",
    {notice, region: "int", at: "2026-03-01T12:00:00.000Z", browser: "Firefox"},
  ]),
];

describe.each(PAYLOADS)("%s", (_name, mail, payload) => {
  const render = (locale: (typeof LOCALES)[number]) => writeMail(mail, payload, locale);

  it.each(LOCALES)("reads well in %s", (locale) => {
    const {subject, text, html} = render(locale);
    expect(`${subject}\n\n${text}`).toMatchSnapshot();
    expect(html).toContain(`<html lang="${locale}">`);
    for (const [url] of text.matchAll(/https:\S+/g)) expect(html).toContain(`href="${escapeHtml(url)}"`);
  });

  it("no sentence is the same in two languages", () => {
    const lines = LOCALES.flatMap((locale) => render(locale).text.split("\n"));
    const words = lines.filter((line) => /\p{L} \p{L}/u.test(line));
    expect(new Set(words).size).toBe(words.length);
  });

  it("loads nothing from anywhere", () => {
    expect(render("en").html).not.toMatch(/<(img|script|link|iframe)\b|url\(/i);
  });

  it("a row whose payload lost its shape is an error, not a mail with holes", () => {
    expect(() => writeMail(mail, {}, "en")).toThrow(/nonce|region/);
  });
});

it("text that a user typed into an invitation stays plain text, and a single line in a header", () => {
  const message = "Hi\r\nBcc: eve@example.com\r\n\r\n<b>Look</b> at https://evil.example";
  const facts = {region: "int", level: "plan", name: 'Ann <i>"x"</i> (ann)', message, account: "known"};
  const {subject, text, html} = writeMail("share_invitation", facts, "en");
  expect(subject).not.toMatch(/[\r\n]/);
  expect(text).toContain("<b>Look</b>");
  expect(html).not.toMatch(/<(b|i)>|href="https:\/\/evil/);
});

it("when a region no longer offers the language, links lead to the pages that do", () => {
  const {text} = writeMail("account_exists", {region: "us"}, "fr");
  expect(text).toContain("https://site.example/int/fr/sign-in");
});

it("a code stands alone, so that it is easy to see and a double click selects all of it", () => {
  const {subject, text, html} = writeMail("account_verify", {region: "de", nonce: "n"}, "de");
  const [code = "none"] = /\d{6}/.exec(subject) ?? [];
  expect(text).toContain(`Dein Code: ${code}`);
  expect(html).toContain(`>${code}</p>`);
});

it("an e-mail about the user's own account has no unsubscribe link", () => {
  expect(writeMail("account_verify", {region: "de", nonce: "n"}, "de")).not.toHaveProperty("unsubscribeUrl");
});

it("the text of every e-mail is stored in a snapshot, here or beside this file", () => {
  const snapshots = globSync("**/__snapshots__/*mails.test.ts.snap", {cwd: SRC})
    .map((file) => readFileSync(join(SRC, file), "utf8"))
    .join("\n");
  const named = [...snapshots.matchAll(/exports\[`(\w+)/g)].map(([, name]) => name);
  const shown = new Set([...PAYLOADS.map(([, mail]) => mail), ...named]);
  expect(listMails(MODULES).filter(({name}) => !shown.has(name))).toEqual([]);
});
