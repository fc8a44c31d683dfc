import type {Region} from "@gradus/schemas/markets";
import {Button, Card, Flex, Stack, Text} from "@sanity/ui";
import {RegionFlag} from "../region-flag.tsx";
import {regionList, regionName} from "../region-words.ts";
import type {MarketValues} from "../values/market-values.ts";
import {findMisspelt, type ResolvedText, resolveTexts} from "./resolved-texts.ts";

interface Props {
  readonly text: string;
  /** Null while values are being read: misspelt tokens are named all the same. */
  readonly markets: readonly MarketValues[] | null;
  /** Puts the right token in place of a misspelt one; absent where the text cannot be changed. */
  readonly onReplace?: (source: string, suggestion: string) => void;
}

export function SentencePreview({text, markets, onReplace}: Props) {
  const wrong = findMisspelt(text);
  const read = wrong.length > 0 || !markets ? [] : resolveTexts(text, markets);
  if (wrong.length === 0 && read.length === 0) return null;
  return (
    <Stack gap={1}>
      {wrong.map(({source, suggestion}) => (
        <MisspeltNotice
          key={source}
          source={source}
          suggestion={suggestion}
          {...(onReplace && suggestion && {onFix: () => onReplace(source, suggestion)})}
        />
      ))}
      {read.map((reading) => (
        <ResolvedTextLine key={reading.regions.join()} reading={reading} isOnly={read.length === 1} />
      ))}
    </Stack>
  );
}

function ResolvedTextLine({reading, isOnly}: {readonly reading: ResolvedText; readonly isOnly: boolean}) {
  const {regions, text, missing} = reading;
  const isLeftOut = text === null;
  return (
    <Card padding={2} radius={2} tone={isLeftOut ? "caution" : "transparent"}>
      <Flex gap={3} align="flex-start">
        {isOnly && !isLeftOut ? (
          <Text size={1} muted style={{flex: "none"}}>
            Reads
          </Text>
        ) : (
          <Flags regions={regions} />
        )}
        <Text size={1} style={{flex: 1, overflowWrap: "anywhere"}}>
          {isLeftOut ? `Left out in ${regionList(regions)}: no value for ${missing.join(", ")}.` : text}
        </Text>
      </Flex>
    </Card>
  );
}

function Flags({regions}: {readonly regions: readonly Region[]}) {
  return (
    <Flex gap={1} wrap="wrap" align="center" style={{width: 92, flex: "none"}}>
      {regions.map((region) => (
        <RegionFlag key={region} region={region} title={regionName(region)} />
      ))}
    </Flex>
  );
}

interface MisspeltNoticeProps {
  readonly source: string;
  readonly suggestion: string | null;
  readonly onFix?: () => void;
}

function MisspeltNotice({source, suggestion, onFix}: MisspeltNoticeProps) {
  return (
    <Card padding={2} radius={2} tone="critical">
      <Flex gap={3} align="center">
        <Text size={1} style={{flex: 1}}>
          <span style={{textDecoration: "underline wavy", textUnderlineOffset: 3}}>{source}</span>
          {" is not known. "}
          {suggestion ? !onFix && `Did you mean ${suggestion}?` : "Type { to choose one."}
        </Text>
        {suggestion && onFix && (
          <Button fontSize={1} padding={2} mode="ghost" text={`Use ${suggestion}`} onClick={onFix} />
        )}
      </Flex>
    </Card>
  );
}
