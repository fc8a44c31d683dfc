import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {
  type DocumentPart,
  hasTaxInside,
  negate,
  partsOfOrder,
  rateOf,
  sumParts,
  takeParts,
  taxRows,
} from "./document-parts.ts";

const IN_BERLIN = {
  name: "Jonas Weber",
  line1: "Lindenstraße 14",
  line2: null,
  postal_code: "10969",
  city: "Berlin",
  state: null,
  country: "DE",
};
const PLACES = {shipping_address: IN_BERLIN, billing_address: null};
const GERMAN = {percent: 19, country: "DE", state: null};
const DUO = {
  region: "de" as const,
  subtotal: 29_900,
  discount: 0,
  shipping: 0,
  tax: 4_774,
  total: 29_900,
  ...PLACES,
};
const line = (line_no: number, total: number, tax: number, taxes: DocumentPart["taxes"] | null = null) => ({
  line_no,
  total,
  tax,
  taxes,
});

describe("the parts of an order", () => {
  it("carry the rates that the provider recorded", () => {
    const taxes = [{...GERMAN, amount: 4_774}];
    expect(partsOfOrder(DUO, [line(1, 29_900, 4_774, taxes)])).toEqual([
      {line_no: 1, total: 29_900, tax: 4_774, taxes},
    ]);
  });

  it("of a line that is taxed in two pieces at one rate are one row, whose net is counted once", () => {
    const taxes = [
      {...GERMAN, amount: 4_774},
      {...GERMAN, amount: 0},
    ];
    const parts = partsOfOrder(DUO, [line(1, 29_900, 4_774, taxes)]);
    expect(taxRows(parts)).toEqual([{...GERMAN, net: 25_126, tax: 4_774}]);
  });

  const CALIFORNIA = {country: "US", state: "CA"};
  it.each([
    ["a state, a county and a city", [6, 0.25, 1], [600, 25, 100], [[7.25, 10_000, 725]]],
    ["a county and a city of one rate", [1, 1], [100, 100], [[2, 10_000, 200]]],
    [
      "hardware at one rate and a membership at another",
      [19, 7],
      [950, 350],
      [
        [19, 5_000, 950],
        [7, 5_000, 350],
      ],
    ],
    ["a membership that is not taxed", [6, 0], [300, 0], [[6, 10_000, 300]]],
  ])("with taxes of %s count each net amount once", (_case, percents, amounts, rows) => {
    const taxes = percents.map((percent, index) => ({...CALIFORNIA, percent, amount: amounts[index] ?? 0}));
    const tax = amounts.reduce((all, amount) => all + amount, 0);
    const order = {...DUO, region: "us" as const, subtotal: 10_000, tax, total: 10_000 + tax};
    const found = taxRows(partsOfOrder(order, [line(1, 10_000 + tax, tax, taxes)]));
    expect(found.map(({percent, net, tax: amount}) => [percent, net, amount])).toEqual(rows);
  });

  it("hold tax where the region's prices do, when there was none to pay", () => {
    const untaxed = {...DUO, tax: 0};
    expect([hasTaxInside(untaxed), hasTaxInside({...untaxed, region: "us"})]).toEqual([true, false]);
  });

  it("of an earlier release have the tax rate of their country, where the tax amount matches that rate", () => {
    const [part] = partsOfOrder(DUO, [line(1, 29_900, 4_774)]);
    expect(part?.taxes).toEqual([{...GERMAN, amount: 4_774}]);
    const [other] = partsOfOrder({...DUO, tax: 3_000}, [line(1, 29_900, 3_000)]);
    expect(other?.taxes).toEqual([{...GERMAN, percent: null, amount: 3_000}]);
  });

  it("of prices without tax name the place, and no rate that is not known", () => {
    const address = {...IN_BERLIN, country: "US", state: "CA"};
    const order = {...DUO, subtotal: 18_100, tax: 1_312, total: 19_412, shipping_address: address};
    expect(partsOfOrder(order, [line(1, 19_412, 1_312)])[0]?.taxes).toEqual([
      {percent: null, country: "US", state: "CA", amount: 1_312},
    ]);
  });

  it("include what was paid in addition to the lines", () => {
    const order = {...DUO, shipping: 500, total: 30_400};
    const parts = partsOfOrder(order, [line(1, 29_900, 4_774)]);
    expect(parts.map(({line_no, total, tax}) => [line_no, total, tax])).toEqual([
      [1, 29_900, 4_774],
      [0, 500, 0],
    ]);
  });

  it("are one where the lines do not add up to what was paid", () => {
    const parts = partsOfOrder({...DUO, total: 20_000, tax: 3_193}, [line(1, 29_900, 4_774)]);
    expect(parts.map(({line_no, total, tax}) => [line_no, total, tax])).toEqual([[0, 20_000, 3_193]]);
  });
});

it("a correction of half a line takes half its tax, and that of the rest all that is left of it", () => {
  const parts = partsOfOrder({...DUO, total: 101, tax: 17, subtotal: 101}, [line(1, 101, 17)]);
  const first = takeParts(parts, 50, 1);
  expect(first.map(({total, tax}) => [total, tax])).toEqual([[50, 8]]);
  const second = takeParts(sumParts([parts, negate(first)]), 51, 1);
  expect(second.map(({total, tax}) => [total, tax])).toEqual([[51, 9]]);
});

it("each tax rate is listed once, and lines with several rates have no common rate", () => {
  const parts = [
    {line_no: 1, total: 119, tax: 19, taxes: [{...GERMAN, amount: 19}]},
    {line_no: 2, total: 238, tax: 38, taxes: [{...GERMAN, amount: 38}]},
    {line_no: 3, total: 107, tax: 7, taxes: [{...GERMAN, percent: 7, amount: 7}]},
  ];
  expect(taxRows(parts)).toEqual([
    {...GERMAN, net: 300, tax: 57},
    {...GERMAN, percent: 7, net: 100, tax: 7},
  ]);
  expect([rateOf(parts.slice(0, 2)), rateOf(parts), rateOf([])]).toEqual([19, null, null]);
});

it("more than is left cannot be corrected", () => {
  const parts = partsOfOrder(DUO, [line(1, 29_900, 4_774)]);
  expect(() => takeParts(parts, 29_901, 1)).toThrow(RangeError);
});

describe("however an order is corrected", () => {
  const amount = fc.integer({min: 0, max: 50_000});
  const lines = fc.array(fc.tuple(amount, fc.integer({min: 0, max: 25}), fc.integer({min: 1, max: 99})), {
    minLength: 1,
    maxLength: 4,
  });
  const steps = fc.array(
    fc.record({share: fc.double({min: 0, max: 1, noNaN: true}), line_no: fc.integer({min: -1, max: 4})}),
    {maxLength: 8},
  );

  it("no part falls below nothing, and what was taken is what is missing", () => {
    fc.assert(
      fc.property(lines, steps, (sold, corrections) => {
        const parts = sold.map(([total, percent, split], index): DocumentPart => {
          const tax = Math.round((total * percent) / (100 + percent));
          const first = Math.floor((tax * split) / 100);
          const taxes = [
            {...GERMAN, amount: first},
            {...GERMAN, percent: 2, amount: tax - first},
          ];
          return {line_no: index + 1, total, tax, taxes};
        });
        let left = sumParts([parts]);
        const totalOf = (some: readonly DocumentPart[]) => some.reduce((all, {total}) => all + total, 0);
        const taxOf = (some: readonly DocumentPart[]) => some.reduce((all, {tax}) => all + tax, 0);
        for (const {share, line_no} of corrections) {
          const targetTotal = Math.floor(totalOf(left) * share);
          const taken = takeParts(left, targetTotal, line_no < 1 ? null : line_no);
          expect(totalOf(taken)).toBe(targetTotal);
          const after = sumParts([left, negate(taken)]);
          expect(taxOf(after)).toBe(taxOf(left) - taxOf(taken));
          for (const {total, tax, taxes} of after) {
            expect(total).toBeGreaterThanOrEqual(0);
            expect(tax).toBeGreaterThanOrEqual(0);
            expect(tax).toBeLessThanOrEqual(total);
            expect(Math.min(0, ...taxes.map((one) => one.amount))).toBe(0);
            expect(taxes.reduce((all, one) => all + one.amount, 0)).toBe(tax);
          }
          left = after;
        }
        const rest = takeParts(left, totalOf(left), null);
        expect(taxOf(rest)).toBe(taxOf(left));
      }),
    );
  });
});
