import {isoDay} from "@gradus/schemas/days";
import {LEGAL_KINDS, LOCALE_CHOICES} from "@gradus/schemas/fields/options";
import {ArchiveIcon} from "@sanity/icons/Archive";
import {CalendarIcon} from "@sanity/icons/Calendar";
import {CaseIcon} from "@sanity/icons/Case";
import {CheckmarkCircleIcon} from "@sanity/icons/CheckmarkCircle";
import {EditIcon} from "@sanity/icons/Edit";
import {InfoOutlineIcon} from "@sanity/icons/InfoOutline";
import {SplitVerticalIcon} from "@sanity/icons/SplitVertical";
import type {ComponentType} from "react";
import {asapScheduler, concat, filter, map, of, subscribeOn} from "rxjs";
import type {ChildResolver, ComponentBuilder, ListItemBuilder, StructureBuilder} from "sanity/structure";
import {API_VERSION} from "../live-query/content-client.ts";
import {liveQuery} from "../live-query/live-query.ts";
import {lastKnown} from "../live-query/loadable.ts";
import {languageName} from "../translation/languages/language-words.ts";
import {allVersions, ofKind, type Version} from "./data/versions.ts";
import {VERSION_TYPES} from "./legal-types.ts";
import {AllLanguages} from "./panes/all-languages.tsx";
import {UnreadVersions} from "./panes/unread-versions.tsx";
import {dayInShort} from "./rules/day-words.ts";
import {groupVersions, type VersionGroup} from "./rules/version-state.ts";
import {scopeTitle} from "./words.ts";

interface GroupSpec {
  readonly group: VersionGroup;
  readonly id: string;
  readonly title: string;
  readonly icon: ComponentType;
}

const VERSION_GROUPS: readonly GroupSpec[] = [
  {group: "inForce", id: "in-force", title: "In force", icon: CheckmarkCircleIcon},
  {group: "coming", id: "coming", title: "Coming", icon: CalendarIcon},
  {group: "drafts", id: "drafts", title: "Drafts", icon: EditIcon},
  {group: "archive", id: "archive", title: "Archive", icon: ArchiveIcon},
];

export function legalStructure(S: StructureBuilder): ListItemBuilder {
  // Opening a document by its address queries every list of the sidebar for it, and every shelf (versions of one
  // status) for its first content. A list is queried before its entries, so this one tells the shelves whether a
  // legal document is being opened.
  const sought = {isLaw: false};
  const items = LEGAL_KINDS.map(({value, title}) =>
    documentItem(S, {kind: value, title, openIntent: sought}),
  );
  const list = S.list()
    .id("legal")
    .title("Legal")
    .items(items)
    .canHandleIntent((_intent, {type}) => {
      sought.isLaw = VERSION_TYPES.includes(String(type));
      return false;
    });
  return S.listItem().id("legal").title("Legal").icon(CaseIcon).child(list);
}

interface DocumentOptions {
  readonly kind: string;
  readonly title: string;
  readonly openIntent: {readonly isLaw: boolean};
}

function documentItem(S: StructureBuilder, {kind, title, openIntent}: DocumentOptions): ListItemBuilder {
  const list = S.list()
    .id(kind)
    .title(title)
    .items([
      ...VERSION_GROUPS.map((spec) => groupItem(S, {kind, spec, openIntent})),
      S.divider(),
      S.listItem()
        .id("about")
        .title("About this document")
        .icon(InfoOutlineIcon)
        .child(S.document().schemaType("legalDocument").documentId(`legal-${kind}`)),
    ]);
  return S.listItem().id(kind).title(title).icon(CaseIcon).child(list);
}

interface GroupOptions extends Omit<DocumentOptions, "title"> {
  readonly spec: GroupSpec;
}

function groupItem(S: StructureBuilder, {kind, spec, openIntent}: GroupOptions): ListItemBuilder {
  const {id, title, icon} = spec;
  const versions: ChildResolver = (_itemId, {structureContext}) => {
    const all = liveQuery(structureContext.getClient({apiVersion: API_VERSION}), allVersions);
    const shelves = all.pipe(
      filter(({status}) => status !== "loading"),
      map((loaded) => {
        const known = lastKnown(loaded);
        return known === null ? loadingGroup(S, spec) : groupList(S, spec, ofKind(known, kind));
      }),
    );
    // A caller that only needs a first value takes this one and leaves, before anything is read.
    return openIntent.isLaw
      ? shelves
      : concat(of(loadingGroup(S, spec)), shelves.pipe(subscribeOn(asapScheduler)));
  };
  return S.listItem().id(id).title(title).icon(icon).child(versions);
}

/** Shown while a shelf is loading, and while it cannot be loaded. Panes opened from it wait as well. */
function loadingGroup(S: StructureBuilder, {id, title}: Pick<GroupSpec, "id" | "title">): ComponentBuilder {
  return S.component(UnreadVersions)
    .id(id)
    .title(title)
    .child((childId) => loadingGroup(S, {id: childId, title: "Version"}));
}

function groupList(S: StructureBuilder, {group, id, title}: GroupSpec, versions: readonly Version[]) {
  return (
    S.list()
      .id(id)
      .title(title)
      // Each version opens a list of its parts. By default an address of one would end there.
      .canHandleIntent(() => false)
      .items(
        groupVersions(versions, isoDay(new Date()))[group].map(({id: version}) => versionItem(S, version)),
      )
      // Any version of the document: one that is sealed while it is open leaves this list, not the screen.
      .child((versionId) =>
        versionParts(
          S,
          versions.find((version) => version.id === versionId),
        ),
      )
  );
}

const versionItem = (S: StructureBuilder, id: string) =>
  S.documentListItem().id(id).schemaType("legalVersion");

/** Four languages beside each other; the lists before them fold up for it. */
const ALL_LANGUAGES_WIDTH = 1180;

/** A version's own fields, its texts, and all of them beside each other. */
function versionParts(S: StructureBuilder, version: Version | undefined) {
  if (!version) return undefined;
  const texts = inOrder(version.texts).map(({_id, locale}) =>
    S.listItem()
      .id(_id)
      .title(languageName(locale))
      .schemaType("legalText")
      .child(S.document().schemaType("legalText").documentId(_id)),
  );
  const allLanguages = S.component(AllLanguages)
    .id("all-languages")
    .title(`${versionTitle(version)}, all languages`)
    .options({versionId: version.id, kind: version.kind})
    .minWidth(ALL_LANGUAGES_WIDTH);
  return S.list()
    .id(version.id)
    .title(versionTitle(version))
    .items([
      versionItem(S, version.id),
      S.divider(),
      ...texts,
      S.divider(),
      S.listItem().id("all-languages").title("All languages").icon(SplitVerticalIcon).child(allLanguages),
    ]);
}

/** In the order in which languages stand everywhere else. */
const inOrder = (texts: Version["texts"]) =>
  LOCALE_CHOICES.flatMap(({value}) => texts.filter(({locale}) => locale === value));

const versionTitle = ({title, label, scope, effectiveFrom}: Version) =>
  [
    `${title ?? ""} ${label ?? ""}`.trim(),
    scope !== "base" && scopeTitle(scope),
    effectiveFrom && dayInShort(effectiveFrom),
  ]
    .filter(Boolean)
    .join(" · ");
