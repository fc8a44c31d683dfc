import type {Quantity, RaceUnits, Scales} from "@/charts/race/units";
import {type ConvertedFields, type PlanField, type PlanValues, parseMeasure} from "./plan-fields";
import {measureWriter} from "./plan-values";

/** What can be counted in: those of the markets. */
export const UNITS = [
  {distance: "km", temperature: "C"},
  {distance: "mi", temperature: "F"},
  {distance: "mi", temperature: "C"},
] as const satisfies readonly RaceUnits[];

/** Units as a link names them. */
export const unitsCode = ({distance, temperature}: RaceUnits): string => `${distance}_${temperature}`;

/** The units of a link; null where it leaves them to its reader. */
export function unitsOfLink(hash: string): RaceUnits | null {
  const code = new URLSearchParams(hash.slice(hash.indexOf("?") + 1)).get("units");
  return UNITS.find((units) => unitsCode(units) === code) ?? null;
}

export const withUnits = (link: string, chosen: RaceUnits | null): string =>
  chosen ? `${link}&units=${unitsCode(chosen)}` : link;

const MEASURED: readonly (readonly [PlanField, Quantity])[] = [
  ["weight", "weight"],
  ["distance", "distance"],
  ...(["training", "race"] as const).flatMap(
    (venue) =>
      [
        [`${venue}_temperature`, "temperature"],
        [`${venue}_elevation`, "elevation"],
        [`${venue}_headwind`, "wind"],
      ] as const,
  ),
];

interface Conversion {
  readonly from: Scales;
  readonly to: Scales;
  readonly locale: string;
  /** What earlier conversions wrote. */
  readonly known: ConvertedFields;
}

/**
 * Converts typed values to other units. Text that is not a number stays unchanged, so that its error can still be
 * shown. A field that still holds the result of a conversion is converted from the text typed originally, so that
 * rounding does not accumulate, and shows that text again in its own unit.
 */
export function convertValues(values: PlanValues, {from, to, locale, known}: Conversion): ConvertedFields {
  const write = measureWriter(to, locale);
  return Object.fromEntries(
    MEASURED.flatMap(([name, quantity]) => {
      const before = known[name]?.text === values[name] ? known[name] : null;
      const value = parseMeasure(values[name]);
      const {unit} = to[quantity];
      if (value === null || (!before && from[quantity].unit === unit)) return [];
      const si = before?.si ?? from[quantity].toSi(value);
      const typed = before?.typed ?? {text: values[name], unit: from[quantity].unit};
      return [[name, {text: typed.unit === unit ? typed.text : write(si, quantity), si, typed}]];
    }),
  );
}
