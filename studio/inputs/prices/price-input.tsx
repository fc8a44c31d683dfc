import {type ArrayOfPrimitivesInputProps, type StringInputProps, useFormValue} from "sanity";
import {shownRegions} from "../targeting/targeted-regions.ts";
import {useTextLocale} from "../text-locale.ts";
import {useMarketValues} from "../values/use-market-values.ts";
import {PriceChoices} from "./price-choices.tsx";

export function PriceInput(props: StringInputProps | ArrayOfPrimitivesInputProps) {
  const values = useMarketValues(useTextLocale(props.path));
  const shown = new Set(shownRegions(useFormValue([]), props.path));
  const markets = values?.filter(({market}) => shown.has(market.region)) ?? null;
  return <PriceChoices input={props} markets={markets?.length === 0 ? values : markets} />;
}
