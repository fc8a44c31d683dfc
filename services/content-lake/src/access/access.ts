import {StepRefused} from "../errors.ts";
import {isPublicId, publishedIdOf} from "../store/document-id.ts";
import type {DocumentChange, LakeDocument, QueryEngine} from "../types.ts";
import {changesOnlyUnder} from "./changed-keys.ts";
import type {Person} from "./people.ts";
import type {Grant, Permission, Role} from "./roles.ts";

export interface AccessDeps {
  readonly findRole: (name: string) => Role | null;
}

/** A dataset as access rules see it. */
export interface GuardedDataset {
  readonly name: string;
  readonly isAddon: boolean;
  readonly engine: Pick<QueryEngine, "filter">;
  readonly store: {get(id: string): LakeDocument | undefined};
}

export type Access = ReturnType<typeof createAccess>;
type Check = (document: LakeDocument) => boolean;

const EVERYTHING = '_id in path("**")';
const ANONYMOUS: readonly Grant[] = [{filter: '_id in path("*")', permissions: ["read"]}];

// One function for all callers: the query engine keeps a view of the dataset for each it is given.
const isPublicDocument: Check = (document) => isPublicId(document._id);

/** Who may read and write what. The same grants are sent to the Studio and applied to every write. */
export function createAccess({findRole}: AccessDeps) {
  const readFilters = new Map<string, Check | null>();

  function grantsOf(person: Person | null, dataset: GuardedDataset): readonly Grant[] {
    if (!person) return ANONYMOUS;
    const grants = person.roles.flatMap((name) => findRole(name)?.grants ?? []);
    return grants.filter((grant) => grant.datasets === undefined || dataset.isAddon);
  }

  /** Null when everything may be read, which is what every person with a token has today. */
  function readFilter(person: Person | null, dataset: GuardedDataset): Check | null {
    if (!person) return isPublicDocument;
    const key = `${dataset.name} ${person.id}`;
    const known = readFilters.get(key);
    if (known !== undefined) return known;
    const made = makeReadFilter(person, dataset);
    readFilters.set(key, made);
    return made;
  }

  function makeReadFilter(person: Person, dataset: GuardedDataset): Check | null {
    const filters = grantsOf(person, dataset)
      .filter((grant) => grant.permissions.includes("read"))
      .map((grant) => grant.filter);
    if (filters.includes(EVERYTHING)) return null;
    const checks = filters.map((filter) => dataset.engine.filter(filter, person.id));
    return (document) => checks.some((check) => check(document));
  }

  /** Refuses a change unless the person may write the document both as it was and as it becomes. */
  function createGuard(person: Person, dataset: GuardedDataset): (change: DocumentChange) => void {
    const grants = grantsOf(person, dataset).map((grant) => ({
      ...grant,
      matches: lazy(() => dataset.engine.filter(grant.filter, person.id)),
    }));
    return ({id, before, after}) => {
      // A first draft is judged by what it changes in the published document it was copied from.
      const origin = before ?? dataset.store.get(publishedIdOf(id)) ?? null;
      const needed: Permission = before === null ? "create" : "update";
      const allowed = grants.some(
        ({permissions, matches, onlyKey}) =>
          permissions.includes(needed) &&
          (before === null || matches()(before)) &&
          (after === null || matches()(after)) &&
          (onlyKey === undefined || changesOnlyUnder(onlyKey, origin, after)),
      );
      if (!allowed) throw refused(id, needed);
    };
  }

  function can(person: Person | null, permission: Permission): boolean {
    const roles = person?.roles.map(findRole) ?? [];
    return roles.some((role) => role?.grants.some((grant) => grant.permissions.includes(permission)));
  }

  return {grantsOf, readFilter, createGuard, can};
}

function refused(id: string, permission: Permission): StepRefused {
  const description = `Insufficient permissions; permission "${permission}" required`;
  return new StepRefused(403, "insufficientPermissionsError", description, {permission, id});
}

function lazy<T>(make: () => T): () => T {
  let made: {readonly value: T} | null = null;
  return () => {
    made ??= {value: make()};
    return made.value;
  };
}
