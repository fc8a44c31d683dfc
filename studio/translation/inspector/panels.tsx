import {listUntouched} from "@gradus/schemas/fields/compare-texts";
import {listTexts} from "@gradus/schemas/fields/list-texts";
import {Stack, Tab, TabList, TabPanel} from "@sanity/ui";
import {useId, useState} from "react";
import type {Path, SanityDocument} from "sanity";
import {useDocumentPane} from "sanity/structure";
import {languageName} from "../languages/language-words.ts";
import {readTranslationState} from "../languages/source-to-follow.ts";
import {ChangesPanel} from "./changes-panel.tsx";
import {Review} from "./review.tsx";
import {SourcePanel} from "./source-panel.tsx";
import {UntouchedPanel} from "./untouched-panel.tsx";

interface PanelsProps {
  readonly source: SanityDocument;
  /** The id of the source without `drafts.`. */
  readonly sourceId: string;
  readonly translation: SanityDocument;
  readonly isBehind: boolean;
}

type PanelName = "source" | "changes" | "untouched";

export function Panels(props: PanelsProps) {
  const {source, translation, isBehind} = props;
  const {schemaType, formState} = useDocumentPane();
  const [chosenPanel, setChosenPanel] = useState<PanelName>(isBehind ? "changes" : "untouched");
  const id = useId();
  const isNew = readTranslationState(translation)?.isReviewed === false;
  const texts = (document: SanityDocument) => listTexts(schemaType, document);
  const untouched = isNew ? listUntouched(texts(source), texts(translation)) : [];
  const labels: Partial<Record<PanelName, string>> = {
    source: languageName(String(source.locale)),
    ...(isBehind && {changes: "Source changed"}),
    ...(isNew && {untouched: `Untranslated ${untouched.length}`}),
  };
  const shown = chosenPanel in labels ? chosenPanel : "source";
  const canEdit = formState?.readOnly !== true;
  return (
    <Stack gap={4}>
      <Tabs id={id} labels={labels} onSelect={setChosenPanel} shown={shown} />
      <TabPanel aria-labelledby={`${id}-${shown}`} id={`${id}-panel`}>
        <Panel {...props} canEdit={canEdit} shown={shown} untouched={untouched} />
      </TabPanel>
      {canEdit && (isBehind || isNew) && (
        <Review isBehind={isBehind} source={source} untouched={untouched.length} />
      )}
    </Stack>
  );
}

interface TabsProps {
  readonly id: string;
  readonly labels: Partial<Record<PanelName, string>>;
  readonly shown: PanelName;
  onSelect(name: PanelName): void;
}

const ORDER: readonly PanelName[] = ["source", "changes", "untouched"];

function Tabs({id, labels, shown, onSelect}: TabsProps) {
  return (
    <TabList gap={1}>
      {ORDER.filter((name) => name in labels).map((name) => (
        <Tab
          aria-controls={`${id}-panel`}
          fontSize={1}
          id={`${id}-${name}`}
          key={name}
          label={labels[name]}
          onClick={() => onSelect(name)}
          padding={2}
          selected={shown === name}
        />
      ))}
    </TabList>
  );
}

interface PanelProps extends PanelsProps {
  readonly shown: PanelName;
  readonly canEdit: boolean;
  readonly untouched: ReturnType<typeof listUntouched>;
}

function Panel({shown, canEdit, source, sourceId, translation, untouched}: PanelProps) {
  const {schemaType, focusPath, onFocus, onPathOpen} = useDocumentPane();
  const focus = useLastFocus(focusPath);
  const openField = (path: Path) => {
    onPathOpen(path);
    onFocus(path);
  };
  if (shown === "untouched") return <UntouchedPanel onOpen={openField} texts={untouched} />;
  if (shown === "source")
    return <SourcePanel canEdit={canEdit} focus={focus} schemaType={schemaType} source={source} />;
  return (
    <ChangesPanel
      onOpen={openField}
      schemaType={schemaType}
      source={source}
      sourceId={sourceId}
      translation={translation}
    />
  );
}

/** Clicking in this panel takes the cursor out of the form; what it was in stays in view. */
function useLastFocus(focus: Path): Path {
  const [last, setLast] = useState(focus);
  if (focus.length > 0 && focus !== last) setLast(focus);
  return focus.length > 0 ? focus : last;
}
