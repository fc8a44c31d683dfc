import type {DocumentLine, FullOrderDocument} from "@gradus/backend/contract/order-documents";

const IN_GERMANY = {percent: 19, country: "DE", state: null};

const DUO: DocumentLine = {
  kind: "item",
  line_no: 1,
  name: "Duo",
  clip: "blue",
  qty: 1,
  unit: 29_900,
  amount: 29_900,
  tax: 4_774,
  tax_rate: 19,
  plan: {
    interval: "yearly",
    amount: 9_999,
    commitment_months: 12,
    free_until: "2026-12-20T10:00:00.000Z",
    due: 0,
  },
};

/** The story of the pictures: bought in Germany on 20 November, sent on the 23rd. */
export const EXAMPLE_RECEIPT: FullOrderDocument = {
  kind: "receipt",
  number: "2026-004117",
  issued_at: "2026-11-23T09:00:00.000Z",
  pretty_id: "3F8N-6WQA-2",
  currency: "EUR",
  region: "de",
  prices: "gross",
  lines: [DUO],
  discount: 0,
  shipping: 0,
  tax: 4_774,
  total: 29_900,
  taxes: [{...IN_GERMANY, net: 25_126, tax: 4_774}],
  placed_at: "2026-11-20T10:00:00.000Z",
  shipped_at: "2026-11-23T09:00:00.000Z",
  seller: {name: null, email: "support@gradus.example"},
  corrects: null,
  reason: null,
  remaining: null,
  buyer: {
    address: {
      name: "Jonas Weber",
      line1: "Lindenstraße 14",
      line2: null,
      postal_code: "10969",
      city: "Berlin",
      state: null,
      country: "DE",
    },
    card: {brand: "visa", last4: "1881"},
  },
};

/** Withdrawn on 30 November, paid back on 14 December. */
export const EXAMPLE_CREDIT_NOTE: FullOrderDocument = {
  ...EXAMPLE_RECEIPT,
  kind: "credit_note",
  number: "2026-K00214",
  issued_at: "2026-12-14T09:00:00.000Z",
  lines: [{...DUO, qty: -1, amount: -29_900, tax: -4_774, plan: null}],
  tax: -4_774,
  total: -29_900,
  taxes: [{...IN_GERMANY, net: -25_126, tax: -4_774}],
  corrects: {number: EXAMPLE_RECEIPT.number, issued_at: EXAMPLE_RECEIPT.issued_at},
  reason: {
    kind: "withdrawal",
    at: "2026-11-30T20:14:00.000Z",
    return: "R-5P1V-7QSE-K",
    received_at: "2026-12-12T10:00:00.000Z",
  },
  remaining: {total: 0, tax: 0},
};

/** Bought in the United States, where tax comes on top. */
export const EXAMPLE_US_RECEIPT: FullOrderDocument = {
  ...EXAMPLE_RECEIPT,
  number: "2026-000007",
  pretty_id: "7K4M-2QXR-6",
  issued_at: "2026-11-22T16:20:00.000Z",
  currency: "USD",
  region: "us",
  prices: "net",
  lines: [
    {
      ...DUO,
      name: "Pod",
      clip: "orange",
      unit: 16_900,
      amount: 16_900,
      tax: 1_225,
      tax_rate: 7.25,
      plan: null,
    },
    {
      ...DUO,
      line_no: 2,
      name: "Clip, blue",
      clip: null,
      unit: 1_200,
      amount: 1_200,
      tax: 87,
      tax_rate: 7.25,
      plan: null,
    },
  ],
  tax: 1_312,
  total: 19_412,
  taxes: [{percent: 7.25, country: "US", state: "CA", net: 18_100, tax: 1_312}],
  placed_at: "2026-11-22T16:20:00.000Z",
  shipped_at: null,
};
