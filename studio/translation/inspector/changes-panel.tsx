import {listSourceChanges, type SourceChange} from "@gradus/schemas/fields/compare-texts";
import {listTexts, type TextLeaf} from "@gradus/schemas/fields/list-texts";
import {Box, Card, Flex, Spinner, Stack, Text} from "@sanity/ui";
import type {ObjectSchemaType, Path, SanityDocument} from "sanity";
import {type EarlierSource, useEarlierSource} from "./use-source.ts";

interface ChangesPanelProps {
  readonly source: SanityDocument;
  readonly sourceId: string;
  readonly translation: Partial<SanityDocument>;
  readonly schemaType: ObjectSchemaType;
  onOpen(path: Path): void;
}

export function ChangesPanel({source, sourceId, translation, schemaType, onOpen}: ChangesPanelProps) {
  const earlier = useEarlierSource(sourceId, translation);
  if (earlier.state === "reading") {
    return (
      <Flex justify="center" padding={4}>
        <Spinner aria-label="Reading the history" muted />
      </Flex>
    );
  }
  const texts = (document: unknown) => listTexts(schemaType, document);
  const changes = listSourceChanges(earlierTexts(earlier, texts), texts(source), texts(translation));
  return (
    <Stack gap={4}>
      <Explanation earlier={earlier} count={changes.length} />
      {changes.map((change) => (
        <Change change={change} isOldKnown={earlier.state === "found"} key={change.leaf.id} onOpen={onOpen} />
      ))}
    </Stack>
  );
}

const earlierTexts = (earlier: EarlierSource, texts: (document: unknown) => TextLeaf[]) =>
  earlier.state === "found" ? texts(earlier.document) : [];

function Explanation({earlier, count}: {earlier: EarlierSource; count: number}) {
  if (earlier.state !== "found") {
    return (
      <Text muted size={1}>
        The history no longer holds the words that were translated. Compare each text with the source as it is
        now.
      </Text>
    );
  }
  if (count > 0) return null;
  return (
    <Text muted size={1}>
      No words changed, only pictures, settings or the order of sections.
    </Text>
  );
}

interface ChangeProps {
  readonly change: SourceChange;
  readonly isOldKnown: boolean;
  onOpen(path: Path): void;
}

function Change({change: {leaf, before, now, translated}, isOldKnown, onOpen}: ChangeProps) {
  return (
    <Card border radius={2}>
      <Card as="button" onClick={() => onOpen(leaf.path)} padding={3} radius={2} style={{textAlign: "start"}}>
        <Stack gap={3}>
          <Text size={1} weight="medium">
            {placeName(leaf, [before, now])}
          </Text>
          {isOldKnown && <Words label="Before" text={before} none="Not there before" isGone />}
          <Words label="Now" text={now} none="Removed" />
          <Words label="Your text" text={translated} none="Not in this language" />
        </Stack>
      </Card>
    </Card>
  );
}

/** `Text of “Before you buy”`; a section named by the very text that changed is not named twice. */
function placeName({title, within}: TextLeaf, texts: readonly (string | null)[]): string {
  return within === null || within === title || texts.includes(within) ? title : `${title} of “${within}”`;
}

interface WordsProps {
  readonly label: string;
  readonly text: string | null;
  readonly none: string;
  readonly isGone?: boolean;
}

function Words({label, text, none, isGone = false}: WordsProps) {
  return (
    <Flex gap={3}>
      <Box style={{flex: "0 0 4.5em"}}>
        <Text muted size={1}>
          {label}
        </Text>
      </Box>
      <Box flex={1}>
        <Text muted={text === null} size={1} style={{whiteSpace: "pre-wrap"}}>
          {text === null ? none : isGone ? <del>{text}</del> : text}
        </Text>
      </Box>
    </Flex>
  );
}
