import {
  type AttentionItem,
  CONSEQUENCES,
  type Consequence,
} from "@gradus/schemas/completeness/attention/attention-item";
import {
  type AttentionList,
  countAttention,
  listAttention,
} from "@gradus/schemas/completeness/attention/list-attention";
import type {ContentSnapshot} from "@gradus/schemas/completeness/content-snapshot";
import {daysBetween, isoDay} from "@gradus/schemas/days";
import {dayInWords} from "@gradus/schemas/fields/day-in-words";
import {CheckmarkCircleIcon} from "@sanity/icons/CheckmarkCircle";
import {ClockIcon} from "@sanity/icons/Clock";
import {ErrorOutlineIcon} from "@sanity/icons/ErrorOutline";
import {RefreshIcon} from "@sanity/icons/Refresh";
import {Badge, Box, Button, Card, Flex, Heading, Stack, Text} from "@sanity/ui";
import {type ComponentType, useMemo, useState} from "react";
import {useSchema} from "sanity";
import {useIntentLink} from "sanity/router";
import {ToolPage} from "../shared/tool-page.tsx";

interface Group {
  readonly title: string;
  readonly lead: string;
  readonly Icon: ComponentType;
  readonly tone: "critical" | "caution" | "primary";
  /** Whether the day of a line is past or to come. */
  readonly day: "since" | "on";
}

const GROUPS: Readonly<Record<Consequence, Group>> = {
  wrong: {
    title: "Wrong now",
    lead: "Visitors meet this today.",
    Icon: ErrorOutlineIcon,
    tone: "critical",
    day: "since",
  },
  soon: {
    title: "Breaks soon",
    lead: "Still right, but not for long, or not good enough for a release.",
    Icon: ClockIcon,
    tone: "caution",
    day: "on",
  },
  behind: {
    title: "Behind",
    lead: "Nothing is broken; some visitors get less than others.",
    Icon: RefreshIcon,
    tone: "primary",
    day: "since",
  },
};

/** Nothing in it is stored: a line goes when its cause does. */
export function AttentionTool() {
  return (
    <ToolPage
      title="Needs attention"
      lead="Found by asking the content, every time. A line disappears by itself once its cause is gone."
    >
      {(snapshot) => <Inbox snapshot={snapshot} />}
    </ToolPage>
  );
}

function Inbox({snapshot}: {snapshot: ContentSnapshot}) {
  const list: AttentionList = useMemo(() => listAttention(snapshot), [snapshot]);
  if (countAttention(list) === 0) return <NothingToDo />;
  return CONSEQUENCES.filter((consequence) => list[consequence].length > 0).map((consequence) => (
    <Section key={consequence} group={GROUPS[consequence]} items={list[consequence]} today={snapshot.now} />
  ));
}

function NothingToDo() {
  return (
    <Card border padding={6} radius={3} tone="positive">
      <Flex align="center" gap={3} justify="center">
        <Text size={3}>
          <CheckmarkCircleIcon />
        </Text>
        <Text>Nothing needs attention. Every page is live, linked and in date.</Text>
      </Flex>
    </Card>
  );
}

const FIRST_LINES = 8;

function Section({group, items, today}: {group: Group; items: readonly AttentionItem[]; today: Date}) {
  const {title, lead, Icon, tone} = group;
  const [isOpen, setOpen] = useState(items.length <= FIRST_LINES + 2);
  const shown = isOpen ? items : items.slice(0, FIRST_LINES);
  return (
    <Stack as="section" aria-label={title} gap={3}>
      <Flex align="center" gap={3}>
        <Text size={2}>
          <Icon />
        </Text>
        <Heading as="h2" size={1}>
          {title}
        </Heading>
        <Badge tone={tone}>{items.length}</Badge>
        <Text muted size={1}>
          {lead}
        </Text>
      </Flex>
      <Card border overflow="hidden" radius={3}>
        <Stack as="ul">
          {shown.map((item, index) => (
            <Line key={item.id} group={group} isFirst={index === 0} item={item} today={today} />
          ))}
        </Stack>
      </Card>
      {!isOpen && (
        <Box>
          <Button fontSize={1} mode="bleed" onClick={() => setOpen(true)} text={`Show all ${items.length}`} />
        </Box>
      )}
    </Stack>
  );
}

interface LineProps {
  readonly group: Group;
  readonly item: AttentionItem;
  readonly isFirst: boolean;
  readonly today: Date;
}

function Line({group, item, isFirst, today}: LineProps) {
  const {message, location, day, action} = item;
  const typeTitle = useSchema().get(location.type)?.title ?? location.type;
  const {href, onClick} = useIntentLink({
    intent: "edit",
    params: {id: location.id, type: location.type, ...(location.field && {path: location.field})},
  });
  return (
    <Card as="li" borderTop={!isFirst} padding={3} paddingX={4}>
      <Flex align="center" gap={4} justify="space-between" wrap="wrap">
        <Stack flex={1} gap={3} style={{minWidth: "18rem"}}>
          <Text size={1} weight="medium">
            {message}
          </Text>
          <Text muted size={1}>
            {[typeTitle, location.title, day && dayWords(group, day, today)].filter(Boolean).join(" · ")}
          </Text>
        </Stack>
        <Button as="a" fontSize={1} href={href} mode="ghost" onClick={onClick} padding={3} text={action} />
      </Flex>
    </Card>
  );
}

function dayWords({day: tense}: Group, day: string, today: Date): string {
  const days = daysBetween(isoDay(today), day);
  if (tense === "since" || days < 0) return `since ${dayInWords(day)}`;
  if (days === 0) return "today";
  return days === 1 ? "tomorrow" : `in ${days} days`;
}
