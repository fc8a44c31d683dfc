import {listUntouched} from "@gradus/schemas/fields/compare-texts";
import {listTexts} from "@gradus/schemas/fields/list-texts";
import {SyncIcon} from "@sanity/icons/Sync";
import {TranslateIcon} from "@sanity/icons/Translate";
import {type DocumentBadgeComponent, type ObjectSchemaType, useSchema} from "sanity";
import {lastKnown} from "../../live-query/loadable.ts";
import {fallbackLocales} from "../languages/language-words.ts";
import {currentDocument, findSource} from "../languages/page-group.ts";
import {readTranslationState} from "../languages/source-to-follow.ts";
import {usePageGroup} from "../live/use-page-groups.ts";

export const sourceChangedBadge: DocumentBadgeComponent = ({draft, published}) => {
  const document = draft ?? published;
  const pages = lastKnown(usePageGroup(document));
  const own = pages?.groups[0]?.languages.find(({locale}) => locale === document?.locale);
  if (!own?.isBehind) return null;
  return {
    label: "Source changed",
    title: "The source has changed since this was translated. The Translation panel shows where.",
    color: "warning",
    icon: SyncIcon,
  };
};

export const untranslatedBadge: DocumentBadgeComponent = ({draft, published, type}) => {
  const document = draft ?? published;
  const pages = lastKnown(usePageGroup(document));
  const schemaType = useSchema().get(type);
  const source = pages && findSource(document, pages.pairs);
  if (!document || !source || !isObject(schemaType) || readTranslationState(document)?.isReviewed !== false)
    return null;
  const count = listUntouched(
    listTexts(schemaType, currentDocument(source)),
    listTexts(schemaType, document),
  ).length;
  if (count === 0) return null;
  return {
    label: `Untranslated ${count}`,
    title: "Texts that still say what the source says. The Translation panel lists them.",
    color: "warning",
    icon: TranslateIcon,
  };
};

/** On an English page: the languages whose visitors get it. */
export const fallbackBadge: DocumentBadgeComponent = ({draft, published}) => {
  const document = draft ?? published;
  const group = lastKnown(usePageGroup(document))?.groups[0];
  const locales = group && document?.locale === "en" ? fallbackLocales(group) : [];
  if (locales.length === 0) return null;
  return {
    label: `Shown by fallback in ${locales.join(", ")}`,
    title: "These languages have no published page of their own, so their visitors see this one.",
    color: "primary",
  };
};

function isObject(type: unknown): type is ObjectSchemaType {
  return typeof type === "object" && type !== null && "fields" in type;
}
