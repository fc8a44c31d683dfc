import type {TextLeaf} from "@gradus/schemas/fields/list-texts";
import {Card, Stack, Text} from "@sanity/ui";
import type {Path} from "sanity";

interface UntouchedPanelProps {
  readonly texts: readonly TextLeaf[];
  onOpen(path: Path): void;
}

export function UntouchedPanel({texts, onOpen}: UntouchedPanelProps) {
  if (texts.length === 0) {
    return (
      <Text muted size={1}>
        Every text has been worked on.
      </Text>
    );
  }
  return (
    <Stack gap={2}>
      {texts.map(({id, path, title, text}) => (
        <Card
          as="button"
          key={id}
          onClick={() => onOpen(path)}
          padding={3}
          radius={2}
          style={{textAlign: "start"}}
        >
          <Stack gap={2}>
            <Text muted size={0}>
              {title}
            </Text>
            <Text size={1} textOverflow="ellipsis">
              {text}
            </Text>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
