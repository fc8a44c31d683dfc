import {LOCALE_CHOICES} from "@gradus/schemas/fields/options";
import {Card, Checkbox, Flex, Radio, Select, Stack, Text} from "@sanity/ui";
import {
  getReleaseIdFromReleaseDocumentId,
  isCardinalityOneRelease,
  useActiveReleases,
  useSchema,
} from "sanity";
import {LoadableView} from "../../live-query/loadable-view.tsx";
import {useLiveQuery} from "../../live-query/use-live-query.ts";
import {type Draft, shareableDrafts} from "./share-data.ts";
import type {SharedContent} from "./share-link.ts";

interface Props {
  readonly value: SharedContent;
  /** Offered even where it has no draft yet. */
  readonly documentId: string | null;
  readonly onChange: (value: SharedContent) => void;
}

export const isComplete = (shared: SharedContent): boolean =>
  shared.kind === "release" ? shared.name !== "" : shared.ids.length > 0;

export function SharedChoice({value, documentId, onChange}: Props) {
  const releases = useReleaseNames();
  return (
    <Stack gap={3} role="group" aria-labelledby="share-shows">
      <Text id="share-shows" size={1} weight="medium">
        Shows
      </Text>
      <Kind
        label="Drafts, with the documents they refer to"
        isChosen={value.kind === "documents"}
        onChoose={() => onChange({kind: "documents", ids: documentId ? [documentId] : []})}
      />
      {value.kind === "documents" && (
        <DraftList
          ids={value.ids}
          documentId={documentId}
          onChange={(ids) => onChange({kind: "documents", ids})}
        />
      )}
      <Kind
        label={releases.length > 0 ? "A whole release" : "A whole release (there is none)"}
        isDisabled={releases.length === 0}
        isChosen={value.kind === "release"}
        onChoose={() => onChange({kind: "release", name: releases[0]?.name ?? ""})}
      />
      {value.kind === "release" && (
        <Select
          aria-label="Release"
          fontSize={1}
          padding={2}
          value={value.name}
          onChange={({currentTarget}) => onChange({kind: "release", name: currentTarget.value})}
        >
          {releases.map(({name, title}) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </Select>
      )}
    </Stack>
  );
}

interface KindProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  readonly onChoose: () => void;
}

function Kind({label, isChosen, isDisabled = false, onChoose}: KindProps) {
  return (
    <Flex as="label" gap={2} align="center">
      <Radio name="share-kind" checked={isChosen} disabled={isDisabled} onChange={onChoose} />
      <Text size={1} muted={isDisabled}>
        {label}
      </Text>
    </Flex>
  );
}

function useReleaseNames() {
  const {data} = useActiveReleases();
  return data
    .filter((release) => !isCardinalityOneRelease(release))
    .map(({_id, metadata}) => {
      const name = getReleaseIdFromReleaseDocumentId(_id);
      return {name, title: metadata.title || name};
    });
}

interface DraftListProps {
  readonly ids: readonly string[];
  readonly documentId: string | null;
  readonly onChange: (ids: string[]) => void;
}

function DraftList({ids, documentId, onChange}: DraftListProps) {
  const drafts = useLiveQuery(shareableDrafts(documentId ?? ""));
  const toggle = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...ids, id] : ids.filter((other) => other !== id));
  return (
    <Card border radius={2} padding={3} style={{maxHeight: 180, overflow: "auto"}}>
      <LoadableView loaded={drafts} margin={0} what="The drafts">
        {(found) => (
          <Stack gap={3}>
            {found.length === 0 && (
              <Text size={1} muted>
                There are no drafts.
              </Text>
            )}
            {found.map((draft) => (
              <Flex key={draft.id} as="label" gap={2} align="center">
                <Checkbox
                  checked={ids.includes(draft.id)}
                  onChange={({currentTarget}) => toggle(draft.id, currentTarget.checked)}
                />
                <DraftName draft={draft} />
              </Flex>
            ))}
          </Stack>
        )}
      </LoadableView>
    </Card>
  );
}

function DraftName({draft: {type, title, locale, isDraft}}: {draft: Draft}) {
  const schema = useSchema();
  const language = LOCALE_CHOICES.find(({value}) => value === locale)?.title;
  const words = [title ?? "Untitled", schema.get(type)?.title, language, isDraft ? null : "no draft yet"];
  return <Text size={1}>{words.filter(Boolean).join(" · ")}</Text>;
}
