import {brand} from "@gradus/schemas/brand";
import {isRecord} from "@gradus/schemas/fields/is-record";
import type {Locale, Region} from "@gradus/schemas/markets";
import {pagePath} from "@gradus/schemas/page-path";
import {resolveText} from "@gradus/web/resolve-text";
import {socialPicture} from "@gradus/web/social-picture";
import {Box, Card, Flex, Label, Stack, Text} from "@sanity/ui";
import {useState} from "react";
import {readStudioEnv} from "../../env.ts";
import {RegionSelect} from "../region-select.tsx";
import {targetedRegions} from "../targeting/targeted-regions.ts";
import type {MarketValues} from "../values/market-values.ts";
import {useMarketValues} from "../values/use-market-values.ts";
import {
  descriptionMeter,
  finalTitle,
  type Meter,
  noindexWords,
  shownDescription,
  titleMeter,
} from "./search-words.ts";
import {socialFacts} from "./social-facts.ts";
import {titleWidth} from "./text-width.ts";

interface Props {
  readonly locale: Locale;
  readonly document: unknown;
  readonly title: string;
  readonly description: string;
  readonly isNoindex: boolean;
}

export function SeoPreview({locale, document, title, description, isNoindex}: Props) {
  const [region, setRegion] = useState<Region | null>(null);
  const available = targetedRegions(isRecord(document) ? document.availability : undefined);
  const markets = useMarketValues(locale)?.filter(({market}) => available.includes(market.region));
  const market = markets?.find((one) => one.market.region === region) ?? markets?.[0];
  if (!markets || !market) return null;
  // The site shows a title unchanged if its token has no value.
  const read = (text: string) => resolveText(text, market) ?? text;
  const full = finalTitle(read(title), market.market);
  return (
    <Card border radius={2} overflow="hidden">
      <Flex padding={3} gap={3} align="center">
        <Text size={1} weight="semibold" style={{flex: 1}}>
          In search and when shared
        </Text>
        <RegionSelect
          label="In the store of"
          regions={markets.map((one) => one.market.region)}
          value={market.market.region}
          onChange={setRegion}
        />
      </Flex>
      <Card borderTop padding={4}>
        <Stack gap={5}>
          <Snippet market={market} document={document} title={full} description={read(description)} />
          <Stack gap={3}>
            <MeterLine label="Title" meter={titleMeter(titleWidth(full))} />
            <MeterLine label="Description" meter={descriptionMeter(read(description))} />
          </Stack>
          <Card tone={isNoindex ? "caution" : "transparent"} padding={3} radius={2}>
            <Text size={1}>{noindexWords(isNoindex)}</Text>
          </Card>
          <Social market={market} document={document} title={read(title)} description={read(description)} />
        </Stack>
      </Card>
    </Card>
  );
}

interface PartProps {
  readonly market: MarketValues;
  readonly document: unknown;
  readonly title: string;
  readonly description: string;
}

function Snippet({market: {market}, document, title, description}: PartProps) {
  const url = new URL(readStudioEnv().siteUrl);
  const path = addressOf(document);
  const crumbs = [url.host, market.region, market.locale, ...path.split("/").filter(Boolean)].join(" › ");
  return (
    <Stack gap={3} style={{maxWidth: 600}}>
      <Text size={1} muted>
        {crumbs}
      </Text>
      <Text size={3} textOverflow="ellipsis" style={{color: "var(--card-link-fg-color)"}}>
        {title}
      </Text>
      <Text size={1}>{shownDescription(description)}</Text>
    </Stack>
  );
}

function addressOf(document: unknown): string {
  if (!isRecord(document) || !isRecord(document.slug)) return "/";
  return pagePath({type: String(document._type), slug: String(document.slug.current ?? "")}) ?? "/";
}

function MeterLine({label, meter}: {readonly label: string; readonly meter: Meter}) {
  return (
    <Stack gap={2}>
      <Flex gap={2}>
        <Label size={0}>{label}</Label>
        <Text size={0} muted>
          {meter.words}
        </Text>
      </Flex>
      <Card
        tone={meter.isOver ? "caution" : "positive"}
        radius={2}
        style={{background: "var(--card-border-color)"}}
      >
        <Box
          style={{
            height: 4,
            borderRadius: 2,
            width: `${meter.share * 100}%`,
            background: "var(--card-badge-default-dot-color, currentColor)",
          }}
        />
      </Card>
    </Stack>
  );
}

function Social({market, document, title, description}: PartProps) {
  const facts = socialFacts(document);
  const headline = resolveText(facts.title, market) ?? facts.title;
  const price = lowestPrice(facts.skus, market);
  const picture = socialPicture({
    field: facts.field,
    title: headline || brand.name,
    product: brand.name,
    ...(price && {price}),
  });
  return (
    <Card border radius={2} overflow="hidden" style={{maxWidth: 480}}>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        alt={`Social picture: ${headline}`}
        style={{display: "block", width: "100%", aspectRatio: "1200 / 630"}}
      />
      <Box padding={3}>
        <Stack gap={2}>
          <Text size={0} muted>
            {new URL(readStudioEnv().siteUrl).host}
          </Text>
          <Text size={1} weight="semibold">
            {title}
          </Text>
          <Text size={1} muted textOverflow="ellipsis">
            {description}
          </Text>
        </Stack>
      </Box>
    </Card>
  );
}

/** The price the picture carries, in words of the market. */
function lowestPrice(skus: readonly string[], market: MarketValues): string | null {
  const priced = (market.catalog?.products ?? []).flatMap(({sku, amount}) =>
    skus.includes(sku) && amount !== null ? [{sku, amount}] : [],
  );
  const lowest = priced.toSorted((a, b) => a.amount - b.amount)[0];
  return lowest ? resolveText(`{price:${lowest.sku}}`, market) : null;
}
