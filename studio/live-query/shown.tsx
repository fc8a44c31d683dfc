import {SyncIcon} from "@sanity/icons/Sync";
import {WarningOutlineIcon} from "@sanity/icons/WarningOutline";
import {Box, Button, Card, Flex, Spinner, Stack, Text} from "@sanity/ui";
import type {ReactNode} from "react";
import {tryAgain} from "./keep-trying.ts";
import {type Loaded, lastKnown} from "./loaded.ts";

interface Props<T> {
  /** What is read, as a sentence begins: "The versions". */
  readonly what: string;
  readonly loaded: Loaded<T>;
  /** Around the notice; a page or form with a margin of its own needs none. */
  readonly margin?: 0 | 3;
  readonly children: (value: T) => ReactNode;
}

/** Something that is read: that it is being read, that it cannot be, or what it is. */
export function Shown<T>({what, loaded, margin = 3, children}: Props<T>) {
  const value = lastKnown(loaded);
  return (
    <>
      {loaded.status === "loading" && <Reading what={what} />}
      {loaded.status === "failed" && (
        <Unreadable isKnown={value !== null} margin={margin} sentence={loaded.sentence} what={what} />
      )}
      {value !== null && children(value)}
    </>
  );
}

export function Reading({what}: {what: string}) {
  return (
    <Flex align="center" gap={3} justify="center" padding={5} role="status">
      <Spinner muted />
      <Text muted size={1}>
        Reading {what.charAt(0).toLowerCase() + what.slice(1)}…
      </Text>
    </Flex>
  );
}

interface Unread {
  readonly what: string;
  readonly sentence: string;
  /** What was read before it is shown below. */
  readonly isKnown: boolean;
  readonly margin: 0 | 3;
}

/** What happened, that nothing is lost, and how it goes on. */
export function Unreadable({what, sentence, isKnown, margin}: Unread) {
  const title = isKnown ? `${what} may have changed since.` : `${what} cannot be read just now.`;
  return (
    <Card border margin={margin} padding={4} radius={2} role="alert" tone="caution">
      <Flex align="flex-start" gap={3} wrap="wrap">
        <Text size={1}>
          <WarningOutlineIcon aria-hidden />
        </Text>
        <Box flex={1} style={{minWidth: "14rem"}}>
          <Stack gap={3}>
            <Text size={1} weight="semibold">
              {title}
            </Text>
            <Text size={1}>{sentence} Nothing is lost. The Studio asks again every few seconds.</Text>
          </Stack>
        </Box>
        <Button
          fontSize={1}
          icon={SyncIcon}
          mode="ghost"
          onClick={tryAgain}
          padding={2}
          gap={2}
          text="Ask now"
        />
      </Flex>
    </Card>
  );
}
