import {rmSync} from "node:fs";
import {join} from "node:path";
import type {GuardedDataset} from "./access/access.ts";
import type {Accounts} from "./accounts/accounts.ts";
import {badRequest, notFound} from "./errors.ts";
import {DatasetStore, type StoreOptions} from "./store/dataset-store.ts";
import type {DocumentSource, QueryEngine} from "./types.ts";

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
  readonly onListenerError: (error: unknown) => void;
  readonly invariant: NonNullable<StoreOptions["invariant"]>;
}

export type Datasets = ReturnType<typeof createDatasets>;

const NAME = /^[a-z0-9][-_a-z0-9]{0,63}$/;
/** Comments and tasks about a dataset live in a second one beside it. */
export const ADDON_SUFFIX = "-comments";

/** The datasets of the project; each is opened once and stays open. */
export function createDatasets(options: DatasetsOptions) {
  const open = new Map<string, Dataset>();
  const openListeners: ((dataset: Dataset) => void)[] = [];

  function load(name: string): Dataset {
    const {directory, projectId, createEngine, now} = options;
    const store = new DatasetStore({...options, path: join(directory, `${name}.sqlite`)});
    const engine = createEngine(store, {projectId, dataset: name, now});
    const dataset = {name, isAddon: name.endsWith(ADDON_SUFFIX), store, engine};
    open.set(name, dataset);
    for (const listener of openListeners) listener(dataset);
    return dataset;
  }

  function find(name: string): Dataset | null {
    return open.get(name) ?? null;
  }

  function require(name: string): Dataset {
    const dataset = find(name);
    if (dataset) return dataset;
    throw notFound(`Dataset "${name}" not found for project ID "${options.projectId}"`);
  }

  /** Makes the dataset if it is new; an existing one is left as it is. */
  function create(name: string, createdBy: string): Dataset {
    if (!NAME.test(name)) {
      throw badRequest("A dataset name has 1 to 64 lower case letters, digits, hyphens or underscores");
    }
    options.accounts.addDataset(name, createdBy);
    return find(name) ?? load(name);
  }

  function remove(name: string): void {
    require(name).store.close();
    open.delete(name);
    options.accounts.removeDataset(name);
    for (const suffix of ["", "-wal", "-shm"]) {
      rmSync(join(options.directory, `${name}.sqlite${suffix}`), {force: true});
    }
  }

  /** Calls back for every dataset open now and opened later. */
  function onOpen(listener: (dataset: Dataset) => void): void {
    openListeners.push(listener);
    for (const dataset of open.values()) listener(dataset);
  }

  function loadAll(): void {
    for (const {name} of options.accounts.listDatasets()) if (!open.has(name)) load(name);
  }

  function closeAll(): void {
    for (const {store} of open.values()) store.close();
    open.clear();
  }

  return {find, require, create, remove, onOpen, loadAll, closeAll, all: (): Dataset[] => [...open.values()]};
}
