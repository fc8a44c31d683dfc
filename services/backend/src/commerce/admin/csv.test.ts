import {expect, it} from "vitest";
import {toCsv} from "./csv.ts";

it.each(["=1+1", "+49 30", "-2", "@cmd", "\t=1", "\r=1"])(
  "%j is exported as text, not evaluated as a formula",
  (value) => {
    expect(toCsv(["value"], [{value}])).toBe(`value\r\n"'${value}"\r\n`);
  },
);

it("commas, quotes and line breaks stay in their cell, and nothing is nothing", () => {
  expect(toCsv(["a", "b", "c", "d"], [{a: 'x, "y"\nz', b: null, c: -5, d: true}])).toBe(
    'a,b,c,d\r\n"x, ""y""\nz",,-5,true\r\n',
  );
});

it("a table without rows has its heads", () => {
  expect(toCsv(["a", "b"], [])).toBe("a,b\r\n");
});
