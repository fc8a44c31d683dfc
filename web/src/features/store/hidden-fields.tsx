import type {MarketParams} from "@gradus/schemas/markets";

/** What a form says for the browsers that send it themselves. */
export function HiddenFields({values, market}: {values: Record<string, string>; market: MarketParams}) {
  return Object.entries({act: "add", ...market, ...values}).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
