import {expect, it} from "vitest";
import {writeMail} from "../../../../test/write-mail.ts";

const ORDER = {
  order_id: "ord_1",
  pretty_id: "3F8N-6WQA-2",
  region: "de",
  currency: "EUR",
  outcome: "paid",
  lines: [{name: "Duo", qty: 1, total: 29_900}],
  discount: 0,
  tax: 4_774,
  total: 29_900,
  at: "2026-11-20T12:00:00.000Z",
};

it("carries the whole notice of withdrawal as it was agreed, as text and as HTML", () => {
  const clauses = ["Widerrufsrecht\nDu hast 14 Tage.", "Folgen\nWir erstatten <alles>."];
  const withdrawal = {title: "Rückgabe", version: "2.1", clauses};
  const {text, html} = writeMail("order_received", {...ORDER, withdrawal}, "de");
  expect(text).toContain("Rückgabe\nFassung 2.1, wie vereinbart\n\nWiderrufsrecht\nDu hast 14 Tage.");
  expect(html).toContain("Widerrufsrecht<br>Du hast 14 Tage.");
  expect(html).toContain("Wir erstatten &lt;alles&gt;.");
});

it("values are right-aligned at sixty characters, and the value of a name that is too long is printed below it", () => {
  const name = "N".repeat(70);
  const lines = [...ORDER.lines, {name, qty: 1, total: 0}];
  const {text} = writeMail("order_received", {...ORDER, lines}, "de");
  expect(text).toMatch(/^1 × Duo {43,}299,00\s€$/m);
  expect(text).toMatch(new RegExp(`^1 × ${name}\\n +0,00\\s€$`, "m"));
});

it("a line break in a name is no line of the mail", () => {
  const address = {name: "Ann\r\nBcc: eve@evil.example", line1: "", line2: null, country: "??"};
  const rest = {postal_code: null, city: null, state: null};
  const {text} = writeMail("order_received", {...ORDER, address: {...address, ...rest}}, "de");
  expect(text).toContain("Lieferung an\nAnn Bcc: eve@evil.example\n??");
});
