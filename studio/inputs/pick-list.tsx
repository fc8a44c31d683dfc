import {Box, Card, Flex, Stack, Text} from "@sanity/ui";
import {Fragment, useEffect, useRef} from "react";

export interface PickItem {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** At the end of the line. */
  readonly value?: string | null;
  readonly group: string;
  readonly isDisabled?: boolean;
}

interface Props {
  readonly id: string;
  readonly label: string;
  readonly items: readonly PickItem[];
  readonly active: number;
  readonly onPick: (item: PickItem) => void;
  /** The search text that found the items; without it the items are shown in their groups. */
  readonly typed: string;
  readonly isLoading: boolean;
}

/** Where an arrow key leads from the active line, or null for any other key. */
export function nextActive(key: string, active: number, count: number): number | null {
  const move = {ArrowDown: 1, ArrowUp: -1}[key];
  return move && count > 0 ? (active + move + count) % count : null;
}

export const lineId = (list: string, index: number) => `${list}-${index}`;

export function PickList({id, label, items, active, onPick, typed, isLoading}: Props) {
  return (
    <Card borderTop style={{maxHeight: 320, overflowY: "auto"}} padding={1}>
      <Stack id={id} role="listbox" aria-label={label}>
        {items.map((item, index) => (
          <Fragment key={item.id}>
            {typed === "" && item.group !== items[index - 1]?.group && <GroupTitle title={item.group} />}
            <Line
              id={lineId(id, index)}
              item={item}
              isActive={index === active}
              onPick={() => !item.isDisabled && onPick(item)}
            />
          </Fragment>
        ))}
      </Stack>
      {items.length === 0 && (
        <Box padding={3}>
          <Text size={1} muted>
            {isLoading ? "One moment …" : `Nothing is called "${typed}".`}
          </Text>
        </Box>
      )}
    </Card>
  );
}

function GroupTitle({title}: {readonly title: string}) {
  return (
    <Box role="presentation" paddingX={2} paddingTop={3} paddingBottom={2}>
      <Text size={0} weight="semibold" muted>
        {title}
      </Text>
    </Box>
  );
}

interface LineProps {
  readonly id: string;
  readonly item: PickItem;
  readonly isActive: boolean;
  readonly onPick: () => void;
}

function Line({id, item, isActive, onPick}: LineProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({block: "nearest"});
  }, [isActive]);
  return (
    <Card
      id={id}
      ref={row}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-disabled={item.isDisabled}
      tone={isActive ? "primary" : "default"}
      radius={2}
      padding={2}
      style={{cursor: item.isDisabled ? "not-allowed" : "pointer", opacity: item.isDisabled ? 0.55 : 1}}
      // A press of the mouse would otherwise take the focus away before the click counts.
      onMouseDown={(event) => {
        event.preventDefault();
        onPick();
      }}
    >
      <Flex gap={3} align="center">
        <Stack flex={1} gap={2}>
          <Text size={1} weight="medium">
            {item.title}
          </Text>
          <Text size={0} muted>
            {item.detail}
          </Text>
        </Stack>
        {item.value && <Text size={1}>{item.value}</Text>}
      </Flex>
    </Card>
  );
}
