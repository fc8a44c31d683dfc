import {listTexts, pathId} from "@gradus/schemas/fields/list-texts";
import {CopyIcon} from "@sanity/icons/Copy";
import {Button, Card, Flex, Stack, Text} from "@sanity/ui";
import type {ObjectSchemaType, Path, SanityDocument} from "sanity";
import {useDocumentPane} from "sanity/structure";
import {languageName} from "../languages/language-words.ts";
import {copyPatch, itemAt, type SourceValue, sourceAt} from "../source/source-at.ts";

interface SourcePanelProps {
  readonly source: SanityDocument;
  readonly schemaType: ObjectSchemaType;
  readonly focus: Path;
  readonly canEdit: boolean;
}

export function SourcePanel({source, schemaType, focus, canEdit}: SourcePanelProps) {
  const {onChange, value} = useDocumentPane();
  const found = sourceAt(source, focus);
  const item = itemAt(source, focus);
  if (!found) return <Hint hasFocus={focus.length > 0} language={languageName(String(source.locale))} />;
  const id = pathId(found.path);
  const texts = listTexts(schemaType, source).filter((leaf) => leaf.id === id || isBelow(leaf.id, id));
  const copy = (what: SourceValue) => onChange(copyPatch(value, source, what));
  return (
    <Stack gap={4}>
      {texts.length === 0 && (
        <Text muted size={1}>
          There are no words to translate here.
        </Text>
      )}
      {texts.map((leaf) => (
        <Stack gap={2} key={leaf.id}>
          <Text muted size={0}>
            {leaf.title}
          </Text>
          <Card border lang={String(source.locale)} padding={3} radius={2} tone="transparent">
            <Text size={1} style={{whiteSpace: "pre-wrap"}}>
              {leaf.text}
            </Text>
          </Card>
        </Stack>
      ))}
      {canEdit && (
        <Flex gap={2} wrap="wrap">
          {texts.length > 0 && (
            <Button
              fontSize={1}
              icon={CopyIcon}
              mode="ghost"
              onClick={() => copy(found)}
              padding={2}
              gap={2}
              text="Copy block"
            />
          )}
          {item && item.path.length < found.path.length && (
            <Button
              fontSize={1}
              mode="bleed"
              onClick={() => copy(item)}
              padding={2}
              text="Copy whole section"
            />
          )}
        </Flex>
      )}
    </Stack>
  );
}

const isBelow = (id: string, parent: string) => id.startsWith(`${parent}.`) || id.startsWith(`${parent}[`);

function Hint({hasFocus, language}: {hasFocus: boolean; language: string}) {
  return (
    <Text muted size={1}>
      {hasFocus
        ? `The ${language} page has nothing at this place.`
        : `Click into a field: what the ${language} page says there is shown here.`}
    </Text>
  );
}
