import {rmSync} from "node:fs";
import {join} from "node:path";
import type {GuardedDataset} from "./access/access.ts";
import type {Accounts} from "./accounts/accounts.ts";
import {badRequest, LakeError, notFound} from "./errors.ts";
import {DatasetStore, type StoreOptions} from "./store/dataset-store.ts";
import type {StorageHealth} from "./store/storage-health.ts";
import type {DocumentSource, LakeDocument, QueryEngine} from "./types.ts";

export type CreateEngine = (
  source: DocumentSource,
  options: {readonly projectId: string; readonly dataset: string; readonly now: () => Date},
) => QueryEngine;

export interface Dataset extends GuardedDataset {
  readonly store: DatasetStore;
  readonly engine: QueryEngine;
}

export interface DatasetsOptions {
  readonly directory: string;
  readonly projectId: string;
  readonly accounts: Accounts;
  readonly createEngine: CreateEngine;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Fills in what depends on where the lake serves from, in every document read from disk or written. */
  readonly complete: (document: LakeDocument, dataset: string) => LakeDocument;
  readonly health: StorageHealth;
  /** How large the file of one dataset may grow. */
  readonly bytesMax?: number;
  readonly onListenerError: (error: unknown) => void;
  readonly invariant: NonNullable<StoreOptions["invariant"]>;
}

export type Datasets = ReturnType<typeof createDatasets>;

const NAME = /^[a-z0-9][-_a-z0-9]{0,63}$/;
/** Names the lake itself uses in the same folders: `lake.sqlite`, and `assets/incoming`. */
const OWN_NAMES: ReadonlySet<string> = new Set(["lake", "incoming"]);
/** Comments and tasks about a dataset live in a second one beside it. */
export const ADDON_SUFFIX = "-comments";

/** Each dataset is opened once and stays open. */
export function createDatasets(options: DatasetsOptions) {
  const open = new Map<string, Dataset>();
  /** Listed, but their files could not be opened. */
  const broken = new Set<string>();
  const openListeners: ((dataset: Dataset) => void)[] = [];
  const removeListeners: ((name: string) => void)[] = [];
  const pathOf = (name: string) => join(options.directory, `${name}.sqlite`);

  function load(name: string): Dataset {
    const {projectId, createEngine, now} = options;
    const store = openStore(name);
    const engine = createEngine(store, {projectId, dataset: name, now});
    const dataset = {name, isAddon: name.endsWith(ADDON_SUFFIX), store, engine};
    open.set(name, dataset);
    for (const listener of openListeners) listener(dataset);
    return dataset;
  }

  function openStore(name: string): DatasetStore {
    const path = pathOf(name);
    const complete = (document: LakeDocument) => options.complete(document, name);
    try {
      return new DatasetStore({...options, path, name, complete});
    } catch (error) {
      options.health.report(path, error);
      throw cannotOpen(name, error);
    }
  }

  /** Null when it cannot be opened: the others do without it. */
  function loadIfPossible(name: string): Dataset | null {
    try {
      return load(name);
    } catch (error) {
      if (!(error instanceof LakeError)) throw error;
      // `openStore` has already written the error to the log and to the lake's health report.
      broken.add(name);
      return null;
    }
  }

  function find(name: string): Dataset | null {
    return open.get(name) ?? null;
  }

  function require(name: string): Dataset {
    const dataset = find(name);
    if (dataset) return dataset;
    if (broken.has(name)) throw cannotOpen(name);
    throw notFound(`Dataset "${name}" not found for project ID "${options.projectId}"`);
  }

  /** Makes the dataset if it is new; an existing one is left as it is. */
  function create(name: string, createdBy: string): Dataset {
    checkName(name);
    if (broken.has(name)) throw cannotOpen(name);
    const dataset = find(name) ?? load(name);
    // Last, so that a dataset that could not be opened is not one the next start stumbles over.
    options.accounts.addDataset(name, createdBy);
    return dataset;
  }

  /** As `create`, for a dataset the lake is started with: null when its file cannot be opened. */
  function ensure(name: string, createdBy: string): Dataset | null {
    checkName(name);
    return broken.has(name) || (!open.has(name) && !loadIfPossible(name)) ? null : create(name, createdBy);
  }

  function remove(name: string): void {
    if (broken.has(name)) broken.delete(name);
    else require(name).store.close();
    open.delete(name);
    // The line in the list goes last: what is left half deleted can still be deleted.
    for (const suffix of ["", "-wal", "-shm"]) rmSync(pathOf(name) + suffix, {force: true});
    for (const listener of removeListeners) listener(name);
    options.accounts.removeDataset(name);
    options.health.recover(pathOf(name));
  }

  /** Calls back for every dataset open now and opened later. */
  function onOpen(listener: (dataset: Dataset) => void): void {
    openListeners.push(listener);
    for (const dataset of open.values()) listener(dataset);
  }

  /** Calls back when a dataset is deleted, once its documents are gone. */
  function onRemove(listener: (name: string) => void): void {
    removeListeners.push(listener);
  }

  function loadAll(): void {
    for (const {name} of options.accounts.listDatasets()) {
      // One that was listed before its name was known to be taken never held anything.
      if (OWN_NAMES.has(name)) options.accounts.removeDataset(name);
      else if (!open.has(name)) loadIfPossible(name);
    }
  }

  function closeAll(): void {
    for (const {store} of open.values()) store.close();
    open.clear();
  }

  const all = (): Dataset[] => [...open.values()];
  return {find, require, create, ensure, remove, onOpen, onRemove, loadAll, closeAll, all};
}

function checkName(name: string): void {
  if (!NAME.test(name)) {
    throw badRequest("A dataset name has 1 to 64 lower case letters, digits, hyphens or underscores");
  }
  if (OWN_NAMES.has(name)) throw badRequest(`"${name}" is a name the lake uses itself; choose another`);
}

/** A 503: clients wait and retry, and the Studio preserves unsaved input. */
function cannotOpen(name: string, cause?: unknown): LakeError {
  const message = `Dataset "${name}" cannot be opened at the moment; the content lake's log says why`;
  return new LakeError(503, "Service Unavailable", message, {cause});
}
