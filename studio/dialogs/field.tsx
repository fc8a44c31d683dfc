import {Stack, Text} from "@sanity/ui";
import {type ReactNode, useId} from "react";

interface Props {
  readonly label: string;
  readonly hint?: string;
  /** The input; it takes the id its label names. */
  readonly children: (id: string) => ReactNode;
}

export function Field({label, hint, children}: Props) {
  const id = useId();
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {label}
      </Text>
      {children(id)}
      {hint && (
        <Text muted size={1}>
          {hint}
        </Text>
      )}
    </Stack>
  );
}
