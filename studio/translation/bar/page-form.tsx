import {listUntouched} from "@gradus/schemas/fields/compare-texts";
import {listTexts, pathId} from "@gradus/schemas/fields/list-texts";
import {Stack, Text} from "@sanity/ui";
import {createContext, type ReactNode, useContext, useMemo} from "react";
import {
  type FieldProps,
  type InputProps,
  isObjectInputProps,
  type ObjectInputProps,
  type SanityDocument,
} from "sanity";
import {lastKnown} from "../../live-query/loadable.ts";
import {LoadFailedNotice} from "../../live-query/loadable-view.tsx";
import {currentDocument, findSource} from "../languages/page-group.ts";
import {readTranslationState} from "../languages/source-to-follow.ts";
import {hasLanguages, usePageGroup} from "../live/use-page-groups.ts";
import {LanguageBar} from "./language-bar.tsx";

/** The texts that are not translated yet, by the paths of their fields. */
const Untouched = createContext<ReadonlySet<string>>(new Set());

export function PageForm(props: InputProps): ReactNode {
  if (props.path.length > 0 || !isObjectInputProps(props) || !hasLanguages(props.value)) {
    return props.renderDefault(props);
  }
  return <FormWithLanguages {...props} />;
}

function FormWithLanguages(props: ObjectInputProps) {
  const {value, schemaType} = props;
  const document = value as SanityDocument | undefined;
  const loaded = usePageGroup(document);
  const pages = lastKnown(loaded);
  const untouched = useMemo(() => {
    const source = pages && document ? findSource(document, pages.pairs) : null;
    if (!source || readTranslationState(document)?.isReviewed !== false) return [];
    return listUntouched(listTexts(schemaType, currentDocument(source)), listTexts(schemaType, document));
  }, [pages, document, schemaType]);
  // A paragraph counts for the field that contains it.
  const fields = useMemo(
    () => new Set(untouched.flatMap(({path}) => [pathId(path), pathId(path.slice(0, -1))])),
    [untouched],
  );
  return (
    <Stack gap={5}>
      {loaded.status === "failed" && (
        <LoadFailedNotice
          isKnown={pages !== null}
          margin={0}
          sentence={loaded.sentence}
          what="The other languages"
        />
      )}
      {pages && document && (
        <LanguageBar locale={String(document.locale)} pages={pages} untouched={untouched.length} />
      )}
      <Untouched.Provider value={fields}>{props.renderDefault(props)}</Untouched.Provider>
    </Stack>
  );
}

export function TranslatedField(props: FieldProps): ReactNode {
  const isUntouched = useContext(Untouched).has(pathId(props.path));
  if (!isUntouched) return props.renderDefault(props);
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      <Text muted size={0}>
        Not translated yet
      </Text>
    </Stack>
  );
}
