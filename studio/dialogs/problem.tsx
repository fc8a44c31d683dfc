import {Card, Text} from "@sanity/ui";

export function Problem({words}: {words: string | null}) {
  if (words === null) return null;
  return (
    <Card border padding={3} radius={2} role="alert" tone="critical">
      <Text size={1}>{words}</Text>
    </Card>
  );
}
