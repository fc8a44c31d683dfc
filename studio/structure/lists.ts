import type {ListItemBuilder, StructureBuilder} from "sanity/structure";

export interface DocumentListOptions {
  readonly title: string;
  readonly type: string;
  /** Narrows the list further, in GROQ. */
  readonly filter?: string;
  readonly params?: Record<string, unknown>;
  readonly orderBy?: string;
}

const API_VERSION = "2026-02-01";

/** All documents of a type, ordered so that the languages of one page stand together. */
export function documentList(S: StructureBuilder, options: DocumentListOptions): ListItemBuilder {
  const {title, type, filter, params, orderBy = "translationGroup"} = options;
  const id = title.toLowerCase().replaceAll(/[^a-z]+/g, "-");
  return S.listItem()
    .id(id)
    .title(title)
    .schemaType(type)
    .child(
      S.documentTypeList(type)
        .id(id)
        .title(title)
        .apiVersion(API_VERSION)
        .filter(filter ? `_type == $type && (${filter})` : "_type == $type")
        .params({type, ...params})
        .defaultOrdering([
          {field: orderBy, direction: "asc"},
          {field: "locale", direction: "asc"},
        ]),
    );
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
