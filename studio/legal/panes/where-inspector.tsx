import {EarthGlobeIcon} from "@sanity/icons/EarthGlobe";
import {Badge, Box, Card, Flex, Stack, Text} from "@sanity/ui";
import {type DocumentInspectorProps, defineDocumentInspector, useEditState} from "sanity";
import {combineLoadables} from "../../live-query/loadable.ts";
import {LoadableView, LoadingNotice} from "../../live-query/loadable-view.tsx";
import {useLiveQuery} from "../../live-query/use-live-query.ts";
import {languageName} from "../../translation/languages/language-words.ts";
import {ConditionsList} from "../actions/conditions-list.tsx";
import {versionOf} from "../actions/version-of.ts";
import {lawsOf, type RegionLaw, regionLaws} from "../data/region-laws.ts";
import {useVersions, type Version} from "../data/versions.ts";
import {VERSION_TYPES} from "../legal-types.ts";
import {coverageOf, missingSentences, type RegionCoverage} from "../rules/coverage.ts";
import {takesEffectSentence} from "../rules/takes-effect.ts";
import {scopeTitle} from "../words.ts";
import {PaneHeader} from "./pane-header.tsx";

export const whereInspector = defineDocumentInspector({
  name: "gradus-legal-where",
  component: WhereInspector,
  useMenuItem: ({documentType}) => ({
    title: "Where this applies",
    icon: EarthGlobeIcon,
    hidden: !VERSION_TYPES.includes(documentType ?? ""),
    showAsAction: true,
  }),
});

/** Ten regions: which words apply there, in which languages, and which one binds. */
function WhereInspector({documentId, documentType, onClose}: DocumentInspectorProps) {
  const {draft, published} = useEditState(documentId, documentType);
  const edited = draft ?? published;
  const id = versionOf({id: documentId, type: documentType, draft, published});
  const kind = typeof edited?.kind === "string" ? edited.kind : null;
  const read = combineLoadables(useVersions(kind), useLiveQuery(regionLaws));
  return (
    <Flex direction="column" height="fill" overflow="hidden">
      <PaneHeader onClose={onClose} title="Where this applies" />
      <LoadableView loaded={read} what="The regions">
        {([versions, laws]) => {
          const version = versions.find((candidate) => candidate.id === id);
          if (!version) return <LoadingNotice what="The regions" />;
          return <Regions laws={lawsOf(version, laws)} version={version} versions={versions} />;
        }}
      </LoadableView>
    </Flex>
  );
}

interface Regions {
  readonly version: Version;
  readonly versions: readonly Version[];
  readonly laws: readonly RegionLaw[];
}

function Regions({version, versions, laws}: Regions) {
  const base = versions.find(({id}) => id === version.base);
  const overlays = versions.filter(({base: builtOn}) => builtOn === version.id);
  const coverage = coverageOf(
    {
      scope: version.scope,
      locales: version.texts.map(({locale}) => locale),
      baseLocales: base?.texts.map(({locale}) => locale) ?? [],
    },
    laws,
    overlays.map(({scope}) => scope),
  );
  const zones = coverage.filter(({applies}) => applies === "own").map(({law}) => law.timeZone);
  return (
    <Box flex={1} overflow="auto" padding={3}>
      <Stack gap={4}>
        <Stack gap={3}>
          <Text size={1}>
            {scopeTitle(version.scope)}
            {base && `, built on version ${base.label}`}.
          </Text>
          <Text muted size={1}>
            {takesEffectSentence(version.effectiveFrom ?? "", zones)}
          </Text>
        </Stack>
        <ConditionsList conditions={missingSentences(coverage, languageName)} title="Missing languages" />
        <Stack as="ul" gap={1} padding={0} style={{margin: 0, listStyle: "none"}}>
          {coverage.map((row) => (
            <li key={row.law.region}>
              <RegionRow row={row} />
            </li>
          ))}
        </Stack>
      </Stack>
    </Box>
  );
}

const APPLIES: Readonly<Record<RegionCoverage["applies"], (law: RegionLaw) => string>> = {
  own: () => "",
  other: (law) => `Words of its own: ${scopeTitle(law.scope)}`,
  no: () => "Does not apply here",
};

const SHOWN_TONES = {own: "default", binding: "caution", english: "caution", missing: "critical"} as const;
const SHOWN_NOTES = {
  own: "",
  binding: "reads the binding language",
  english: "reads English",
  missing: "missing",
};

function RegionRow({row}: {row: RegionCoverage}) {
  const {law, applies, languages} = row;
  return (
    <Card border padding={3} radius={2} tone={applies === "own" ? "default" : "transparent"}>
      <Stack gap={3}>
        <Text muted={applies !== "own"} size={1} weight="medium">
          {law.name}
        </Text>
        {applies === "own" ? (
          <Flex gap={1} wrap="wrap">
            {languages.map((language) => (
              <LanguageBadge key={language.locale} language={language} />
            ))}
          </Flex>
        ) : (
          <Text muted size={1}>
            {APPLIES[applies](law)}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function LanguageBadge({language}: {language: RegionCoverage["languages"][number]}) {
  const {locale, shown, isBinding} = language;
  const words = [languageName(locale), isBinding && "binding", SHOWN_NOTES[shown]]
    .filter(Boolean)
    .join(" · ");
  return (
    <Badge padding={2} tone={isBinding && shown === "own" ? "primary" : SHOWN_TONES[shown]}>
      {words}
    </Badge>
  );
}
