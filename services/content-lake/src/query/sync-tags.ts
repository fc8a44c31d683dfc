import {createHash} from "node:crypto";
import type {DocumentChange, DocumentSource} from "../types.ts";
import {groupOf, idInLayer, isReleaseVersion} from "./perspective.ts";
import type {Reads} from "./scope.ts";

/** Carried by every change, and by every result that cannot be described by types and ids. */
const CATCH_ALL = "s1:all";

/** Next.js refuses more than 128 tags on one entry, and a site adds its own. */
const TAGS_PER_RESULT_MAX = 64;

const PLAIN_NAME = /^[\w.-]{1,120}$/;

function tag(kind: "type" | "id", name: string): string {
  const shown = PLAIN_NAME.test(name) ? name : createHash("sha1").update(name).digest("hex");
  return `s1:${kind}.${shown}`;
}

export class TagCollector implements Reads {
  readonly #types = new Set<string>();
  readonly #ids = new Set<string>();
  #everything = false;

  everything(): void {
    this.#everything = true;
  }

  type(type: string): void {
    this.#types.add(type);
  }

  /** Versions of a document can replace each other, so they share one tag. */
  id(id: string): void {
    this.#ids.add(groupOf(id));
  }

  tags(): readonly string[] {
    const isTooMany = this.#types.size + this.#ids.size > TAGS_PER_RESULT_MAX;
    if (this.#everything || isTooMany) return [CATCH_ALL];
    return [
      ...[...this.#types].sort().map((type) => tag("type", type)),
      ...[...this.#ids].sort().map((id) => tag("id", id)),
    ];
  }
}

/** The group of a changed document and the types it has, had, or shows through another of its versions. */
export function tagsOfChange(change: DocumentChange, versions: VersionIndex): readonly string[] {
  const group = groupOf(change.id);
  const types = new Set(versions.typesOf(group));
  for (const document of [change.before, change.after]) if (document) types.add(document._type);
  return [CATCH_ALL, ...[...types].sort().map((type) => tag("type", type)), tag("id", group)];
}

/** Which stored documents are versions of one another. Drafts are found by their id; only versions of releases are listed. */
export class VersionIndex {
  readonly #source: DocumentSource;
  readonly #versions = new Map<string, Set<string>>();

  constructor(source: DocumentSource) {
    this.#source = source;
    for (const {_id} of source.all()) this.#add(_id);
    source.onCommit(({changes}) => {
      for (const {id, after} of changes) {
        if (after) this.#add(id);
        else this.#delete(id);
      }
    });
  }

  typesOf(group: string): readonly string[] {
    const ids = [group, idInLayer(group, "drafts"), ...(this.#versions.get(group) ?? [])];
    return ids.flatMap((id) => this.#source.get(id)?._type ?? []);
  }

  #add(id: string): void {
    if (!isReleaseVersion(id)) return;
    const ids = this.#versions.get(groupOf(id));
    if (ids) ids.add(id);
    else this.#versions.set(groupOf(id), new Set([id]));
  }

  #delete(id: string): void {
    const ids = this.#versions.get(groupOf(id));
    ids?.delete(id);
    if (ids?.size === 0) this.#versions.delete(groupOf(id));
  }
}
