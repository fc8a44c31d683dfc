import {Card, Stack, Text} from "@sanity/ui";

interface ConditionsList {
  readonly title: string;
  readonly conditions: readonly string[];
}

/** As a list item the text carries its own marker, on its own line. */
const LISTED = {display: "list-item"} as const;

export function ConditionsList({title, conditions}: ConditionsList) {
  if (conditions.length === 0) return null;
  return (
    <Card border padding={4} radius={2} role="status" tone="caution">
      <Stack gap={4}>
        <Text size={1} weight="semibold">
          {title}
        </Text>
        <Stack as="ul" gap={3} paddingLeft={4} style={{margin: 0, listStyle: "disc"}}>
          {conditions.map((condition) => (
            <Text as="li" key={condition} size={1} style={LISTED}>
              {condition}
            </Text>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
