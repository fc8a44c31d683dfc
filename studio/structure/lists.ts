import {documentSchemas} from "@gradus/schemas";
import type {SortOrderingItem} from "sanity";
import type {ListItemBuilder, StructureBuilder} from "sanity/structure";
import {PageList} from "./page-list/page-list.tsx";

export interface DocumentListOptions {
  readonly title: string;
  readonly type: string;
  /** Narrows the list further, in GROQ. */
  readonly filter?: string;
  readonly params?: Record<string, unknown>;
  readonly orderBy?: string;
  /** False where several lists hold the type: a link to a document then opens it by itself. */
  readonly opensLinks?: boolean;
}

const API_VERSION = "2026-02-01";

const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, "-");

// A list ordered by a field its type does not have cannot be fetched at all.
const hasField = (type: string, name: string) =>
  documentSchemas.some(
    (schema) => schema.name === type && schema.fields.some((field) => field.name === name),
  );

function ordering(type: string, orderBy: string): SortOrderingItem[] {
  const fields = hasField(type, "locale") ? [orderBy, "locale"] : [orderBy];
  return fields.map((field) => ({field, direction: "asc"}));
}

/** Ordered so that the languages of one page stand together. */
export function documentList(S: StructureBuilder, options: DocumentListOptions): ListItemBuilder {
  const {title, type, filter, params, orderBy = "translationGroup", opensLinks = true} = options;
  const id = idOf(title);
  const list = S.documentTypeList(type)
    .id(id)
    .title(title)
    .apiVersion(API_VERSION)
    .filter(filter ? `_type == $type && (${filter})` : "_type == $type")
    .params({type, ...params})
    .defaultOrdering(ordering(type, orderBy));
  return S.listItem()
    .id(id)
    .title(title)
    .schemaType(type)
    .child(opensLinks ? list : list.canHandleIntent(() => false));
}

export interface PageListOptions {
  readonly title: string;
  readonly type: string;
  /** What one is called, where editors can make them. */
  readonly noun?: string;
}

export function pageList(S: StructureBuilder, {title, type, noun}: PageListOptions): ListItemBuilder {
  const id = idOf(title);
  const list = S.component()
    .id(id)
    .title(title)
    .component(PageList)
    .options({type, noun: noun ?? null})
    .child((documentId) => S.defaultDocument({schemaType: type, documentId}).documentId(documentId))
    .canHandleIntent((intent, params) => ["create", "edit"].includes(intent) && params.type === type)
    .minWidth(400);
  return S.listItem().id(id).title(title).schemaType(type).child(list);
}

export function singleton(S: StructureBuilder, title: string, type: string, id = type): ListItemBuilder {
  return S.listItem()
    .id(id)
    .title(title)
    .schemaType(type)
    .child(S.document().schemaType(type).documentId(id).title(title));
}

export function folder(S: StructureBuilder, title: string, items: ListItemBuilder[]): ListItemBuilder {
  const id = idOf(title);
  return S.listItem().id(id).title(title).child(S.list().id(id).title(title).items(items));
}
