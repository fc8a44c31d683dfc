import {isoDay} from "@gradus/schemas/days";
import {type Redline, redline} from "@gradus/schemas/legal/redline";
import {SplitVerticalIcon} from "@sanity/icons/SplitVertical";
import {Box, Card, Flex, Select, Stack, Text} from "@sanity/ui";
import {useDeferredValue, useMemo, useState} from "react";
import {type DocumentInspectorProps, defineDocumentInspector, useEditState} from "sanity";
import {lastKnown} from "../../live-query/loadable.ts";
import {LoadableView, LoadingNotice} from "../../live-query/loadable-view.tsx";
import {useLiveQuery} from "../../live-query/use-live-query.ts";
import {languageName} from "../../translation/languages/language-words.ts";
import {referenceTarget} from "../actions/version-of.ts";
import {readWords, type TextWords, textsOfVersions} from "../data/texts.ts";
import {useVersions, type Version} from "../data/versions.ts";
import {compareTarget} from "../rules/compare-target.ts";
import {dayInShort} from "../rules/day-words.ts";
import {readClauses} from "../rules/merged-clauses.ts";
import {PaneHeader} from "./pane-header.tsx";
import {RedlineView} from "./redline-view.tsx";

export const compareInspector = defineDocumentInspector({
  name: "gradus-legal-compare",
  component: CompareInspector,
  useMenuItem: ({documentType}) => ({
    title: "Compare with in force",
    icon: SplitVerticalIcon,
    hidden: documentType !== "legalText",
    showAsAction: true,
  }),
});

/** The words in the form against those that apply, while they are typed. */
function CompareInspector({documentId, documentType, onClose}: DocumentInspectorProps) {
  const {draft, published} = useEditState(documentId, documentType);
  const edited = draft ?? published;
  const kind = typeof edited?.kind === "string" ? edited.kind : null;
  return (
    <Flex direction="column" height="fill" overflow="hidden">
      <PaneHeader onClose={onClose} title="Compare with in force" />
      <LoadableView loaded={useVersions(kind)} what="The versions">
        {(versions) => {
          const own = versions.find(({id}) => id === referenceTarget(edited?.version));
          if (!own || !edited) return <LoadingNotice what="The versions" />;
          return <Comparison edited={readWords(edited)} own={own} versions={versions} />;
        }}
      </LoadableView>
    </Flex>
  );
}

interface Comparison {
  readonly edited: TextWords;
  readonly own: Version;
  readonly versions: readonly Version[];
}

function Comparison({edited, own, versions}: Comparison) {
  const others = versions.filter(({id, scope}) => id !== own.id && scope === own.scope);
  const [chosen, setChosen] = useState<string | null>(null);
  const proposed = compareTarget(own, others, isoDay(new Date()));
  const target = others.find(({id}) => id === chosen) ?? proposed;
  if (!target) {
    return (
      <Box padding={4}>
        <Text muted size={1}>
          This is the first version: there is nothing to compare with.
        </Text>
      </Box>
    );
  }
  return (
    <>
      <Card borderBottom padding={3}>
        <Select
          aria-label="Compare with"
          onChange={(event) => setChosen(event.currentTarget.value)}
          value={target.id}
        >
          {others.map((version) => (
            <option key={version.id} value={version.id}>
              {version.label} · {dayInShort(version.effectiveFrom ?? "")}
            </option>
          ))}
        </Select>
      </Card>
      <Changes edited={edited} own={own} target={target} />
    </>
  );
}

interface Changes {
  readonly edited: TextWords;
  readonly own: Version;
  readonly target: Version;
}

function Changes({edited, own, target}: Changes) {
  const needed = [target.id, target.base, own.base].filter((id) => id !== null);
  const loaded = useLiveQuery(textsOfVersions(needed));
  const texts = lastKnown(loaded);
  const now = useDeferredValue(edited);
  const result = useMemo(() => {
    if (!texts) return null;
    const textOf = (version: string | null) =>
      texts.find((text) => text.version === version && text.locale === now.locale) ?? null;
    const before = textOf(target.id);
    if (!before) return "missing";
    return redline(readClauses(before, textOf(target.base)), readClauses(now, textOf(own.base)), now.locale);
  }, [texts, now, target, own]);
  return (
    <LoadableView loaded={loaded} what="The texts">
      {() => result && <Result locale={now.locale} result={result} target={target} />}
    </LoadableView>
  );
}

interface ResultProps {
  readonly result: Redline | "missing";
  readonly target: Version;
  readonly locale: string;
}

function Result({result, target, locale}: ResultProps) {
  if (result === "missing") {
    return (
      <Box padding={4}>
        <Text muted size={1}>
          Version {target.label} has no {languageName(locale)} text.
        </Text>
      </Box>
    );
  }
  return (
    <Box flex={1} overflow="auto" padding={3}>
      <Stack gap={4}>
        <Text aria-live="polite" muted size={1}>
          {summary(result.changes)} since {target.label}.
        </Text>
        <RedlineView redline={result} />
      </Stack>
    </Box>
  );
}

const summary = (changes: number) =>
  changes === 0 ? "Nothing changed" : changes === 1 ? "1 change" : `${changes} changes`;
