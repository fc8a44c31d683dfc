import {daysBetween} from "@gradus/schemas/days";
import {Badge, Box, Card, Flex, Stack, Text} from "@sanity/ui";
import {IntentLink} from "sanity/router";
import {languageName} from "../../translation/languages/language-words.ts";
import {ConditionsList} from "../actions/conditions-list.tsx";
import {MOVE_ORDER, MOVE_SPECS} from "../actions/moves.ts";
import type {LegalStatus} from "../backend/reply.ts";
import type {RegionLaw} from "../data/region-laws.ts";
import type {Version} from "../data/versions.ts";
import {coverageOf, missingSentences} from "../rules/coverage.ts";
import {dayInWords} from "../rules/day-words.ts";
import {badgeFor} from "../rules/version-badge.ts";
import {stateOn} from "../rules/version-state.ts";
import {scopeTitle} from "../words.ts";

interface DeskLine {
  readonly version: Version;
  readonly versions: readonly Version[];
  readonly status: LegalStatus | null;
  readonly laws: readonly RegionLaw[];
  readonly today: string;
}

const TONES = {primary: "primary", success: "positive", warning: "caution", danger: "critical"} as const;

export function DeskLine({version, versions, status, laws, today}: DeskLine) {
  const badge = badgeFor({
    state: status?.state ?? stateOn(version, versions, today),
    approvals: status?.approvals.length ?? 0,
    effectiveFrom: version.effectiveFrom,
  });
  const next = MOVE_ORDER.find((move) => status?.moves.includes(move));
  return (
    <Card border padding={4} radius={2}>
      <Stack gap={4}>
        <Flex align="flex-start" gap={3}>
          <Box flex={1}>
            <Stack gap={3}>
              <Text size={2} weight="semibold">
                <IntentLink intent="edit" params={{id: version.id, type: "legalVersion"}}>
                  {version.title} {version.label}
                </IntentLink>
              </Text>
              <Text muted size={1}>
                {scopeTitle(version.scope)} · {dateWords(version.effectiveFrom, today)}
              </Text>
            </Stack>
          </Box>
          {next && next !== "return" && (
            <Badge padding={2} tone="primary">
              Next: {MOVE_SPECS[next].label}
            </Badge>
          )}
          <Badge padding={2} {...(badge.color && {tone: TONES[badge.color]})} title={badge.title}>
            {badge.label}
          </Badge>
        </Flex>
        <ConditionsList conditions={shortcomings({version, versions, status, laws})} title="Still missing" />
      </Stack>
    </Card>
  );
}

/** The backend's list; without it at least the languages, which the Studio can count by itself. */
function shortcomings({version, versions, status, laws}: Omit<DeskLine, "today">): readonly string[] {
  if (status) return status.conditions;
  if (version.sealed) return [];
  const base = versions.find(({id}) => id === version.base);
  const overlays = versions.filter((other) => other.base === version.id).map(({scope}) => scope);
  const languages = {
    scope: version.scope,
    locales: version.texts.map(({locale}) => locale),
    baseLocales: base?.texts.map(({locale}) => locale) ?? [],
  };
  return missingSentences(coverageOf(languages, laws, overlays), languageName);
}

function dateWords(day: string | null, today: string): string {
  if (day === null) return "no day yet";
  const days = daysBetween(today, day);
  const distance = new Intl.RelativeTimeFormat("en", {numeric: "auto"}).format(days, "day");
  return `${days < 0 ? "since" : "from"} ${dayInWords(day)} (${distance})`;
}
