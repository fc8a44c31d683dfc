import type {DocumentLine, FullOrderDocument} from "@gradus/backend/contract/order-documents";
import {LOCALES, type MarketParams} from "@gradus/schemas/markets";
import {renderToStaticMarkup} from "react-dom/server";
import {describe, expect, it} from "vitest";
import {clientTranslator} from "@/i18n/client-translator";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_CREDIT_NOTE, EXAMPLE_RECEIPT, EXAMPLE_US_RECEIPT} from "../testing/example-document";
import {EXAMPLE_PLACE} from "../testing/example-place";
import {DOCUMENT_MESSAGES} from "./document-messages";
import {DocumentProblem} from "./document-problem";
import {DocumentSheet} from "./document-sheet";

const DE = {region: "de", locale: "de"} as const;
const IN_ENGLISH = {region: "de", locale: "en"} as const;
const US = {region: "us", locale: "en"} as const;

const markupOf = (document: FullOrderDocument, market: MarketParams) =>
  renderToStaticMarkup(
    <DocumentSheet
      document={document}
      t={clientTranslator(selectMessages(market, DOCUMENT_MESSAGES))}
      market={market}
    />,
  );

/** As it is read, with every kind of space as one. */
const wordsOf = (document: FullOrderDocument, market: MarketParams) =>
  markupOf(document, market)
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

describe("a receipt", () => {
  it("in German is a Rechnung, with the day of delivery and the tax inside", () => {
    const words = wordsOf(EXAMPLE_RECEIPT, DE);
    for (const part of [
      "Rechnung Vielen Dank für deine Bestellung. Der Betrag ist bezahlt.",
      "Rechnungsnummer 2026-004117",
      "Rechnungsdatum 23. November 2026",
      "Lieferdatum, Versand 23. November 2026",
      "Jonas Weber Lindenstraße 14 10969 Berlin Deutschland",
      "Duo Clip blau 1 299,00 € 19 % 299,00 €",
      "Kostenlos bis 19. Dezember 2026. Die erste Zahlung hat ihre eigene Rechnung.",
      "Summe netto 251,26 € zzgl. 19 % MwSt. 47,74 € Versand 0,00 €",
      "Summe 299,00 € Bezahlt am 20. November 2026, Visa, endet auf 1881",
      "19 %, Deutschland 251,26 € 47,74 € 299,00 €",
      "Nichts mehr zu bezahlen.",
    ])
      expect(words).toContain(part);
  });

  it("in English is a receipt", () => {
    const words = wordsOf(EXAMPLE_RECEIPT, IN_ENGLISH);
    for (const part of ["Receipt number 2026-004117", "Receipt date", "Nothing more to pay.", "Net total"])
      expect(words).toContain(part);
  });

  it("where tax comes on top names its place, and no rate inside of prices", () => {
    const words = wordsOf(EXAMPLE_US_RECEIPT, US);
    for (const part of [
      "Net total $181.00 Sales tax, 7.25% $13.12 Shipping $0.00 Total $194.12",
      "7.25%, CA, United States $181.00 $13.12 $194.12",
      "Pod Clip orange 1 $169.00 $169.00",
    ])
      expect(words).toContain(part);
    expect(words).not.toMatch(/tax included|Date of shipping/);
  });

  it("of Australia calls its tax by its name there", () => {
    const [rate] = EXAMPLE_RECEIPT.taxes;
    const taxes = rate ? [{...rate, percent: 10, country: "AU"}] : [];
    const words = wordsOf({...EXAMPLE_RECEIPT, region: "au", taxes}, {region: "au", locale: "en"});
    expect(words).toContain("plus 10% GST");
    expect(words).not.toContain("VAT");
  });

  it("has the discount before its sums", () => {
    const document = {...EXAMPLE_RECEIPT, discount: 2_990, tax: 4_297, total: 26_910};
    expect(wordsOf(document, DE)).toContain("Rabatt −29,90 € Summe netto 226,13 €");
  });

  it("without a known rate names the place alone", () => {
    const taxes = EXAMPLE_RECEIPT.taxes.map((tax) => ({...tax, percent: null}));
    expect(wordsOf({...EXAMPLE_RECEIPT, taxes}, DE)).toContain("Umsatzsteuer 47,74 €");
    expect(wordsOf({...EXAMPLE_RECEIPT, taxes}, DE)).toContain(" Deutschland 251,26 €");
  });

  it("of an erased account names no person", () => {
    expect(wordsOf({...EXAMPLE_RECEIPT, buyer: null}, DE)).not.toMatch(/Jonas|1881/);
    expect(wordsOf({...EXAMPLE_RECEIPT, buyer: null}, DE)).toContain("Bezahlt am 20. November 2026");
  });
});

describe("a credit note", () => {
  it("in German is a Rechnungskorrektur, names its receipt and reason, and what remains", () => {
    const words = wordsOf(EXAMPLE_CREDIT_NOTE, DE);
    for (const part of [
      "Rechnungskorrektur Zur Rechnung 2026-004117 vom 23. November 2026. Grund: Widerruf vom 30. November 2026.",
      "Belegnummer 2026-K00214",
      "Rücksendung R-5P1V-7QSE-K",
      "Clip blau. Zurückerhalten am 12. Dezember 2026 −1 299,00 € 19 % −299,00 €",
      "Summe netto −251,26 € zzgl. 19 % MwSt. −47,74 € Erstattet 299,00 €",
      "Zurück auf Visa, endet auf 1881, am 14. Dezember 2026",
      "Bleibt nach der Korrektur 0,00 € 0,00 € 0,00 €",
      "Damit ist die Rechnung ganz aufgehoben. Wann deine Bank den Betrag zeigt, entscheidet die Bank.",
    ])
      expect(words).toContain(part);
    expect(words).not.toMatch(/Gutschrift|Nichts mehr zu bezahlen/);
  });

  it("in English is a credit note, and a part of an order does not correct all of it", () => {
    const document = {...EXAMPLE_CREDIT_NOTE, remaining: {total: 1_000, tax: 160}};
    const words = wordsOf(document, IN_ENGLISH);
    for (const part of [
      "Credit note For receipt 2026-004117",
      "Paid back €299.00",
      "Remains after this €8.40",
    ])
      expect(words).toContain(part);
    expect(words).not.toContain("in full");
  });

  it("for no order line is labelled goodwill", () => {
    const goodwill: DocumentLine = {
      kind: "goodwill",
      line_no: null,
      name: null,
      clip: null,
      qty: null,
      unit: null,
      amount: -1_000,
      tax: -160,
      tax_rate: null,
      plan: null,
    };
    const document = {...EXAMPLE_CREDIT_NOTE, lines: [goodwill], reason: null};
    expect(wordsOf(document, DE)).toContain("Kulanz");
  });

  it("that reverses another one names it, and shows that the amount counts again", () => {
    const reason = {kind: "refund_failed" as const, at: null, return: null, received_at: null};
    const corrects = {number: "2026-K00213", issued_at: EXAMPLE_CREDIT_NOTE.issued_at};
    const document = {...EXAMPLE_CREDIT_NOTE, reason, corrects, total: 29_900, tax: 4_774};
    const words = wordsOf(document, DE);
    expect(words).toContain("Zur Rechnungskorrektur 2026-K00213 vom 14. Dezember 2026.");
    expect(words).toContain("Erneut berechnet 299,00 €");
    expect(words).not.toContain("Zurück auf");
  });

  it("where tax comes on top has its lines without tax", () => {
    const [line] = EXAMPLE_US_RECEIPT.lines;
    if (!line) throw new Error("The example has no line");
    const document: FullOrderDocument = {
      ...EXAMPLE_US_RECEIPT,
      kind: "credit_note",
      lines: [{...line, qty: -1, amount: -18_125, tax: -1_225}],
      tax: -1_225,
      total: -18_125,
      taxes: [],
    };
    expect(wordsOf(document, US)).toContain("−1 $169.00 −$169.00");
  });
});

it.each([EXAMPLE_RECEIPT, EXAMPLE_CREDIT_NOTE])(
  "no bracket is printed where the seller is not known: $kind",
  (document) => {
    for (const seller of [null, {name: null, email: null}, EXAMPLE_RECEIPT.seller])
      expect(wordsOf({...document, seller}, DE)).not.toMatch(/[[\]]/);
  },
);

it("each cell of the lines carries its head, for screens that stack them", () => {
  expect(markupOf(EXAMPLE_RECEIPT, DE)).toMatch(/<td data-head="Betrag">299,00\s€/);
});

it.each(LOCALES)("%s has words for every reason", (locale) => {
  const market = {region: "int", locale} as const;
  const kinds = ["return", "warranty", "exchange", "withdrawal", "cancelled", "goodwill", "refund"] as const;
  const leads = kinds.map((kind) => {
    const reason = {...EXAMPLE_CREDIT_NOTE.reason, kind, at: null, return: null, received_at: null};
    return /document-lead">([^<]+)/.exec(markupOf({...EXAMPLE_CREDIT_NOTE, reason}, market))?.[1];
  });
  expect(new Set(leads).size).toBe(kinds.length);
});

it("a document that cannot be shown is reported, with a link to where a new link can be requested", () => {
  const messages = selectMessages(US, DOCUMENT_MESSAGES);
  const show = (failure: "not_found" | "link_expired" | "failed") =>
    renderToStaticMarkup(<DocumentProblem failure={failure} messages={messages} place={EXAMPLE_PLACE} />);
  expect(show("not_found")).toContain("Sorry, we couldn&#x27;t load this document.");
  expect(show("link_expired")).toContain("This link has expired.");
  expect(show("not_found")).toContain('href="/us/en/order-status"');
  expect(show("failed")).not.toContain('href="/us/en/order-status"');
});
