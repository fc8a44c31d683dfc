import {documentSchemas} from "@gradus/schemas";
import type {SortOrderingItem} from "sanity";
import type {ListItemBuilder, StructureBuilder} from "sanity/structure";

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

// A list ordered by a field its type does not have cannot be fetched at all.
const hasField = (type: string, name: string) =>
  documentSchemas.some(
    (schema) => schema.name === type && schema.fields.some((field) => field.name === name),
  );

function ordering(type: string, orderBy: string): SortOrderingItem[] {
  const fields = hasField(type, "locale") ? [orderBy, "locale"] : [orderBy];
  return fields.map((field) => ({field, direction: "asc"}));
}

/** All documents of a type, ordered so that the languages of one page stand together. */
export function documentList(S: StructureBuilder, options: DocumentListOptions): ListItemBuilder {
  const {title, type, filter, params, orderBy = "translationGroup", opensLinks = true} = options;
  const id = title.toLowerCase().replaceAll(/[^a-z]+/g, "-");
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

/** One document that exists once: it opens directly. */
export function singleton(S: StructureBuilder, title: string, type: string, id = type): ListItemBuilder {
  return S.listItem()
    .id(id)
    .title(title)
    .schemaType(type)
    .child(S.document().schemaType(type).documentId(id).title(title));
}

/** A folder of the sidebar. */
export function folder(S: StructureBuilder, title: string, items: ListItemBuilder[]): ListItemBuilder {
  const id = title.toLowerCase().replaceAll(/[^a-z]+/g, "-");
  return S.listItem().id(id).title(title).child(S.list().id(id).title(title).items(items));
}
