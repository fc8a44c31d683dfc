import {StepRefused} from "../errors.ts";
import {isPublicId, parseId, publishedIdOf} from "../store/document-id.ts";
import type {DocumentChange, LakeDocument, QueryEngine} from "../types.ts";
import {changesOnlyFields, changesOnlyUnder} from "./changed-keys.ts";
import type {Person} from "./people.ts";
import type {FindRole, Grant, Permission, Role} from "./roles.ts";

export interface AccessDeps {
  readonly findRole: FindRole;
}

export interface GuardedDataset {
  readonly name: string;
  readonly isAddon: boolean;
  readonly engine: Pick<QueryEngine, "filter">;
  readonly store: {get(id: string): LakeDocument | undefined};
}

export type Access = ReturnType<typeof createAccess>;
type Check = (document: LakeDocument) => boolean;

const EVERYTHING = '_id in path("**")';
const ANONYMOUS: readonly Pick<Grant, "filter" | "permissions">[] = [
  {filter: '_id in path("*")', permissions: ["read"]},
];

// One function for all callers: the query engine caches a view of the dataset for each function it is given.
const isPublicDocument: Check = (document) => isPublicId(document._id);

/** The same grants are sent to the Studio and applied to every write. */
export function createAccess({findRole}: AccessDeps) {
  const readFilters = new Map<string, Check | null>();

  const rolesOf = (person: Person | null): Role[] =>
    (person?.roles ?? []).flatMap((name) => findRole(name) ?? []);

  function grantsOf(person: Person, dataset: GuardedDataset): readonly Grant[] {
    const grants = rolesOf(person).flatMap((role) => role.grants);
    return grants.filter((grant) => grant.datasets === undefined || dataset.isAddon);
  }

  /** What the Studio evaluates for each document to know which buttons to offer. */
  function describeGrants(person: Person | null, dataset: GuardedDataset) {
    const grants = person ? grantsOf(person, dataset) : ANONYMOUS;
    return grants.map(({filter, permissions}) => ({filter, permissions}));
  }

  /** Null when everything may be read, which is what every person with a token has today. */
  function readFilter(person: Person | null, dataset: GuardedDataset): Check | null {
    if (!person) return isPublicDocument;
    const key = `${dataset.name} ${person.id}`;
    const known = readFilters.get(key);
    if (known !== undefined) return known;
    const personFilter = makeReadFilter(person, dataset);
    readFilters.set(key, personFilter);
    return personFilter;
  }

  function makeReadFilter(person: Person, dataset: GuardedDataset): Check | null {
    const filters = grantsOf(person, dataset)
      .filter((grant) => grant.permissions.includes("read"))
      .map((grant) => grant.filter);
    if (filters.includes(EVERYTHING)) return null;
    const checks = filters.map((filter) => dataset.engine.filter(filter, person.id));
    return (document) => checks.some((check) => check(document));
  }

  /** Refuses a change unless one grant covers the document in every state that has a part in it. */
  function createGuard(person: Person, dataset: GuardedDataset): (change: DocumentChange) => void {
    const grants = grantsOf(person, dataset).map((grant) => ({
      ...grant,
      matches: lazy(() => dataset.engine.filter(grant.filter, person.id)),
    }));
    return (change) => {
      const needed: Permission = change.before === null ? "create" : "update";
      const origins = originsOf(change, dataset.store);
      const states = [change.before, change.after, asVersion(origins[0], change.id)];
      const covering = grants.filter(
        ({permissions, matches}) =>
          permissions.includes(needed) && states.every((state) => state === null || matches()(state)),
      );
      if (!covering.some((grant) => isWithin(grant, change, origins))) {
        throw refused(change, needed, covering[0]?.onlyFields);
      }
    };
  }

  function can(person: Person | null, permission: Permission): boolean {
    return rolesOf(person).some((role) =>
      role.grants.some((grant) => grant.permissions.includes(permission)),
    );
  }

  const breaksSeals = (person: Person | null): boolean => rolesOf(person).some((role) => role.breaksSeals);

  return {describeGrants, readFilter, createGuard, can, rolesOf, breaksSeals};
}

/** For a draft or a release version: the published document and the draft it may have been copied from. */
function originsOf(
  {id}: DocumentChange,
  store: GuardedDataset["store"],
): [LakeDocument | null, ...LakeDocument[]] {
  const {publishedId, version} = parseId(id);
  const draft = version === null ? undefined : store.get(`drafts.${publishedId}`);
  const published = version === null ? undefined : store.get(publishedId);
  return [published ?? null, ...(draft && draft._id !== id ? [draft] : [])];
}

/** The words a draft is written over are judged too: else a French draft could be laid over a German page. */
function asVersion(published: LakeDocument | null, id: string): LakeDocument | null {
  return published && {...published, _id: id};
}

/**
 * Whether a change stays within the grant's key and fields. A version that does not exist before or after the change
 * is compared by the documents it was copied from and reverts to (`origins`).
 */
function isWithin(
  {onlyKey, onlyFields}: Grant,
  {before, after}: DocumentChange,
  origins: readonly (LakeDocument | null)[],
): boolean {
  if (onlyKey === undefined && onlyFields === undefined) return true;
  // A version that plans the document's removal changes all of it.
  if (Object(after?._system).delete === true) return false;
  const from = before ? [before] : origins;
  const to = after ? [after] : origins;
  const isSmall = (earlier: LakeDocument | null, later: LakeDocument | null) =>
    (onlyKey === undefined || changesOnlyUnder(onlyKey, earlier, later)) &&
    (onlyFields === undefined || changesOnlyFields(onlyFields, earlier, later));
  return from.some((earlier) => to.some((later) => isSmall(earlier, later)));
}

function refused(
  {id, before, after}: DocumentChange,
  permission: Permission,
  onlyFields?: readonly string[],
): StepRefused {
  const type = (after ?? before)?._type;
  const subject = `the ${type} "${publishedIdOf(id)}"${publishedIdOf(id) === id ? "" : ` (${id})`}`;
  const reach = onlyFields ? `, of which you may only change ${onlyFields.join(", ")}` : "";
  const description = `Insufficient permissions; permission "${permission}" required for ${subject}${reach}`;
  return new StepRefused(403, "insufficientPermissionsError", description, {permission, id});
}

function lazy<T>(make: () => T): () => T {
  let cached: {readonly value: T} | null = null;
  return () => {
    cached ??= {value: make()};
    return cached.value;
  };
}
