import {Card, Text} from "@sanity/ui";

/** Why what a dialog was asked to do did not happen; nothing while there is no reason. */
export function Problem({words}: {words: string | null}) {
  if (words === null) return null;
  return (
    <Card border padding={3} radius={2} role="alert" tone="critical">
      <Text size={1}>{words}</Text>
    </Card>
  );
}
