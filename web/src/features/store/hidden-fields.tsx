import type {MarketParams} from "@gradus/schemas/markets";

/** Hidden fields with a form's values, for browsers that submit it natively. */
export function HiddenFields({values, market}: {values: Record<string, string>; market: MarketParams}) {
  return Object.entries({act: "add", ...market, ...values}).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
