import type {Choice} from "@gradus/schemas/fields/choice-field";
import type {InputKind, ShopCode} from "@gradus/schemas/fields/input-kind";
import {isRecord} from "@gradus/schemas/fields/is-record";
import type {Region} from "@gradus/schemas/markets";
import {Flex, Stack, Text} from "@sanity/ui";
import {useState} from "react";
import {type ArrayOfPrimitivesInputProps, isStringInputProps, type StringInputProps} from "sanity";
import {RegionSelect} from "../region-select.tsx";
import type {MarketValues} from "../values/market-values.ts";
import {pricedChoices, savingChoices} from "./priced-choices.ts";

interface Props {
  readonly input: StringInputProps | ArrayOfPrimitivesInputProps;
  /** Those the field is shown in; null while prices are being read. */
  readonly markets: readonly MarketValues[] | null;
}

export function PriceChoices({input, markets}: Props) {
  const [region, setRegion] = useState<Region | null>(null);
  const market = markets?.find((candidate) => candidate.market.region === region) ?? markets?.[0] ?? null;
  return (
    <Stack gap={3}>
      {markets && market && markets.length > 1 && (
        <Flex align="center" gap={2}>
          <Text muted size={1}>
            Prices in
          </Text>
          <RegionSelect
            label="Show prices in"
            onChange={setRegion}
            regions={markets.map((one) => one.market.region)}
            value={market.market.region}
          />
        </Flex>
      )}
      {renderWith(input, market)}
      {market && market.catalog === null && (
        <Text muted size={1}>
          The shop does not answer, so prices are not shown.
        </Text>
      )}
    </Stack>
  );
}

/** The choices are those of the schema: only their titles differ, so nothing else can be stored. */
function renderWith(input: Props["input"], market: MarketValues | null) {
  if (isStringInputProps(input)) {
    const {options} = input.schemaType;
    const list = choicesOf(options?.editing, {list: options?.list, chosen: input.value, market});
    return input.renderDefault({
      ...input,
      schemaType: {...input.schemaType, options: {...options, list}},
    });
  }
  const {options} = input.schemaType;
  const list = choicesOf(options?.editing, {list: options?.list, chosen: undefined, market});
  return input.renderDefault({...input, schemaType: {...input.schemaType, options: {...options, list}}});
}

const SHOP_CODES: readonly ShopCode[] = ["sku", "plan", "offer"];

interface Chooser {
  readonly list: readonly unknown[] | undefined;
  readonly chosen: string | undefined;
  readonly market: MarketValues | null;
}

function choicesOf(editing: InputKind | undefined, {list, chosen, market}: Chooser): Choice[] {
  if (editing === "saving") return savingChoices(chosen, market);
  const choices = (list ?? []).filter(isChoice);
  const kind = SHOP_CODES.find((code) => code === editing);
  return kind ? pricedChoices(kind, choices, market) : choices;
}

function isChoice(option: unknown): option is Choice {
  return isRecord(option) && typeof option.value === "string" && typeof option.title === "string";
}
