import type {Region} from "@gradus/schemas/markets";
import type {TokenName} from "@gradus/schemas/tokens";
import {Box, Flex, Stack, Text} from "@sanity/ui";
import {type ReactNode, useId, useState} from "react";
import {nextActive, type PickItem, PickList} from "../pick-list.tsx";
import {RegionSelect} from "../region-select.tsx";
import type {MarketValues} from "../values/market-values.ts";
import {matchChoices, type TokenChoice, tokenChoices} from "./token-choices.ts";

interface TokenMenuOptions {
  /** Null while they are being read. */
  readonly markets: readonly MarketValues[] | null;
  /** What was typed behind the brace; null: the menu is closed. */
  readonly typed: string | null;
  /** Tokens the text may hold. */
  readonly allowed: readonly TokenName[];
  readonly onPick: (source: string) => void;
  readonly onDismiss: () => void;
}

interface TokenMenu {
  /** Whether a key means something to the menu; all others belong to the text. */
  readonly uses: (key: string) => boolean;
  readonly handle: (key: string) => void;
  readonly content: ReactNode;
}

const MENU_KEYS: readonly string[] = ["ArrowDown", "ArrowUp", "Enter", "Tab"];

/** The caret stays in the text: what is typed narrows the menu, and is never lost. */
export function useTokenMenu({markets, typed, allowed, onPick, onDismiss}: TokenMenuOptions): TokenMenu {
  const id = useId();
  const [region, setRegion] = useState<Region | null>(null);
  const [selection, setSelection] = useState({typed, active: 0});
  const active = selection.typed === typed ? selection.active : 0;
  const market = markets?.find((candidate) => candidate.market.region === region) ?? markets?.[0];
  const items =
    market && typed !== null ? matchChoices(tokenChoices(market, allowed), typed).map(toItem) : [];

  const uses = (key: string) =>
    typed !== null && (key === "Escape" || (items.length > 0 && MENU_KEYS.includes(key)));
  const handle = (key: string) => {
    const moved = nextActive(key, active, items.length);
    const chosen = items[active];
    if (key === "Escape") onDismiss();
    else if (moved !== null) setSelection({typed, active: moved});
    else if (chosen && !chosen.isDisabled) onPick(chosen.id);
  };
  const content = (
    <Stack style={{width: 400}}>
      <Flex gap={2} padding={2} align="center">
        <Box flex={1} paddingLeft={1}>
          <Text size={1} muted>
            Type to search, Enter to insert
          </Text>
        </Box>
        {markets && market && (
          <RegionSelect
            label="Show values of"
            regions={markets.map((one) => one.market.region)}
            value={market.market.region}
            onChange={setRegion}
          />
        )}
      </Flex>
      <PickList
        id={id}
        label="Prices, claims and policies"
        items={items}
        active={active}
        typed={typed ?? ""}
        isLoading={!market}
        onPick={(item) => onPick(item.id)}
      />
    </Stack>
  );
  return {uses, handle, content};
}

function toItem({source, group, title, value, note, isEnded}: TokenChoice): PickItem {
  const isPrice = group === "Prices";
  return {
    id: source,
    group,
    title: isPrice ? title : (value ?? title),
    detail: [source, note].filter(Boolean).join(" · "),
    value: isPrice ? value : null,
    isDisabled: isEnded,
  };
}
