import {SyncIcon} from "@sanity/icons/Sync";
import {WarningOutlineIcon} from "@sanity/icons/WarningOutline";
import {Box, Button, Card, Flex, Spinner, Stack, Text} from "@sanity/ui";
import type {ReactNode} from "react";
import {retryNow} from "./follow-with-retry.ts";
import {type Loadable, lastKnown} from "./loadable.ts";

interface Props<T> {
  /** What is read, as a sentence begins: "The versions". */
  readonly what: string;
  readonly loaded: Loadable<T>;
  /** Around the notice; a page or form with a margin of its own needs none. */
  readonly margin?: 0 | 3;
  readonly children: (value: T) => ReactNode;
}

export function LoadableView<T>({what, loaded, margin = 3, children}: Props<T>) {
  const value = lastKnown(loaded);
  return (
    <>
      {loaded.status === "loading" && <LoadingNotice what={what} />}
      {loaded.status === "failed" && (
        <LoadFailedNotice isKnown={value !== null} margin={margin} sentence={loaded.sentence} what={what} />
      )}
      {value !== null && children(value)}
    </>
  );
}

export function LoadingNotice({what}: {what: string}) {
  return (
    <Flex align="center" gap={3} justify="center" padding={5} role="status">
      <Spinner muted />
      <Text muted size={1}>
        Reading {what.charAt(0).toLowerCase() + what.slice(1)}…
      </Text>
    </Flex>
  );
}

interface LoadFailedNoticeProps {
  readonly what: string;
  readonly sentence: string;
  /** What was read before it is shown below. */
  readonly isKnown: boolean;
  readonly margin: 0 | 3;
}

export function LoadFailedNotice({what, sentence, isKnown, margin}: LoadFailedNoticeProps) {
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
          onClick={retryNow}
          padding={2}
          gap={2}
          text="Ask now"
        />
      </Flex>
    </Card>
  );
}
