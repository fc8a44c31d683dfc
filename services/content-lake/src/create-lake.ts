import {createServer, type Server} from "node:http";
import type {AddressInfo} from "node:net";
import {join} from "node:path";
import type {Logger} from "pino";
import {createAccess} from "./access/access.ts";
import {OPERATOR, readPeople} from "./access/people.ts";
import {refuseRequiredLoss} from "./access/required-documents.ts";
import {readRoles} from "./access/roles.ts";
import {refuseBrokenSeal} from "./access/sealed.ts";
import {refuseEndlessLink} from "./access/share-links.ts";
import {createAccounts} from "./accounts/accounts.ts";
import {redirectMovedPages} from "./actions/redirect-moved-pages.ts";
import {type ReleaseTimerDeps, startReleaseTimer} from "./actions/release-timer.ts";
import {locateAsset} from "./assets/locate-asset.ts";
import {type CreateEngine, createDatasets, type Datasets} from "./datasets.ts";
import {refusalOf} from "./http/caller.ts";
import {createListener} from "./http/listener.ts";
import {createRouter} from "./http/router.ts";
import {createEventStreams} from "./http/sse.ts";
import {createUnhandledRequests} from "./http/unhandled-requests.ts";
import {lakeRoutes} from "./lake-routes.ts";
import {attachPresence} from "./presence/attach-presence.ts";
import {removeRunningLake, writeRunningLake} from "./running-lake.ts";
import {createStorageHealth} from "./store/storage-health.ts";
import type {RetryPolicy} from "./webhooks/hook-queue.ts";
import {DEFAULT_RETRY, startWebhooks} from "./webhooks/start-webhooks.ts";
import type {Webhook} from "./webhooks/webhook.ts";

export interface LakeOptions {
  /** The folder in which the lake stores everything. */
  readonly directory: string;
  readonly projectId: string;
  /** Datasets that must exist once the lake runs. */
  readonly datasets: readonly string[];
  /** Fixed tokens, each with the id of the person it authenticates. */
  readonly tokens: Readonly<Record<string, string>>;
  readonly createEngine: CreateEngine;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly log: Logger;
  readonly allowRemote?: boolean;
  readonly peoplePath?: string | undefined;
  readonly limits?: Limits;
  /** Receivers notified of every change in `datasets`. */
  readonly webhooks?: readonly Webhook[];
  readonly webhookRetry?: RetryPolicy;
}

interface Limits {
  readonly jsonBytes: number;
  readonly uploadBytes: number;
  readonly renderCacheBytes: number;
  /** Of each dataset's file; without it, as large as the disk lets it grow. */
  readonly datasetBytes?: number;
}

export interface Lake {
  readonly datasets: Datasets;
  listen(port: number, host: string): Promise<AddressInfo>;
  /** Publishes the scheduled releases whose time has come, as the timer does. */
  runDueReleases(): void;
  /** Resolves when every receiver has been notified of everything. */
  webhooksIdle(): Promise<void>;
  close(): Promise<void>;
}

const MEBIBYTE = 1024 * 1024;
const DEFAULT_LIMITS: Limits = {
  jsonBytes: 16 * MEBIBYTE,
  uploadBytes: 64 * MEBIBYTE,
  renderCacheBytes: 512 * MEBIBYTE,
};

/** How long requests in progress may hold up the end. */
const PATIENCE_MS = 3000;
/** Longer than the pauses between an editor's requests, so that few of them wait for a new connection. */
const KEEP_ALIVE_MS = 30_000;

/** Reads no environment and opens no port by itself. */
export function createLake(options: LakeOptions): Lake {
  const core = createCore(options);
  const {accounts, datasets, streams, server, operatorToken} = core;
  let running: ReturnType<typeof startWork> | null = null;

  return {
    datasets,
    async listen(port, host) {
      await startListening(server, port, host);
      core.setOrigin(originOf(server));
      datasets.loadAll();
      running = startWork(options, core);
      writeRunningLake(options.directory, {url: originOf(server), operatorToken});
      core.setReady();
      return addressOf(server);
    },
    runDueReleases: () => running?.timer.runDue(),
    webhooksIdle: async () => running?.webhooks.idle(),
    async close() {
      removeRunningLake(options.directory);
      const closed = new Promise((resolve) => server.close(resolve));
      streams.closeAll();
      running?.timer.stop();
      running?.presence.close();
      await running?.webhooks.stop();
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
      await closed;
      datasets.closeAll();
      accounts.close();
    },
  };
}

type Core = ReturnType<typeof createCore>;

/** Stores, rules and the server that answers with them; nothing here acts by itself. */
function createCore(options: LakeOptions) {
  const {directory, projectId, now, newId, log, allowRemote = false, limits = DEFAULT_LIMITS} = options;
  const operatorToken = `operator-${newId()}${newId()}`;
  const accounts = createAccounts({
    path: join(directory, "lake.sqlite"),
    people: readPeople(options.peoplePath ?? new URL("access/people.json", import.meta.url)),
    tokens: {...options.tokens, [operatorToken]: OPERATOR.id},
    now,
    newId,
  });
  const access = createAccess({findRole: readRoles(new URL("access/roles.json", import.meta.url))});
  const health = createStorageHealth(log);
  let origin = "";
  const onListenerError = (error: unknown) => log.error({err: error}, "a commit listener failed");
  const datasets = createDatasets({
    ...options,
    accounts,
    health,
    complete: (document, dataset) => locateAsset(document, {projectId, dataset, origin}),
    ...(limits.datasetBytes !== undefined && {bytesMax: limits.datasetBytes}),
    onListenerError,
    invariant: (change, author, find) => {
      if (access.breaksSeals(accounts.findPerson(author))) return;
      refuseBrokenSeal(change, find);
      refuseRequiredLoss(change, find);
      refuseEndlessLink(change, find, now());
    },
  });
  const streams = createEventStreams();
  const ledger = createUnhandledRequests(now);
  let isReady = false;
  const assets = {directory, projectId, datasets, access, limits, health};
  const permanentDatasets = options.datasets;
  const shared = {projectId, permanentDatasets, datasets, access, accounts, streams, limits, allowRemote};
  const findRoute = createRouter(lakeRoutes({...shared, assets, health, ledger, newId, now}));
  const {authenticate} = accounts;
  const server = createServer(
    {keepAliveTimeout: KEEP_ALIVE_MS},
    createListener({findRoute, authenticate, projectId, ledger, log, allowRemote, isReady: () => isReady}),
  );
  return {
    accounts,
    access,
    datasets,
    streams,
    server,
    operatorToken,
    setOrigin: (value: string) => {
      origin = value;
    },
    setReady: () => {
      isReady = true;
    },
  };
}

/** What acts by itself once the lake runs: webhooks, the release timer, redirects of moved pages and presence. */
function startWork(options: LakeOptions, {accounts, access, datasets, server}: Core) {
  const {
    projectId,
    now,
    log,
    allowRemote = false,
    webhooks: hooks = [],
    webhookRetry: retry = DEFAULT_RETRY,
  } = options;
  const guardOf: ReleaseTimerDeps["guardOf"] = (author, dataset) => {
    const person = accounts.findPerson(author);
    return person && access.createGuard(person, dataset);
  };
  const watched = options.datasets.flatMap((name) => datasets.ensure(name, OPERATOR.id) ?? []);
  redirectMovedPages({datasets, log});
  return {
    webhooks: startWebhooks({hooks, datasets: watched, projectId, retry, now, log}),
    timer: startReleaseTimer({datasets, guardOf, now, log}),
    presence: attachPresence(server, {
      authenticate: (token) => accounts.authenticate(token)?.id ?? null,
      hasDataset: (name) => datasets.find(name) !== null,
      isAllowed: (request) => refusalOf(request, allowRemote) === null,
    }),
  };
}

function startListening(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(describeListenError(error, port)));
    server.listen(port, host, resolve);
  });
}

function describeListenError(error: Error & {code?: string}, port: number): Error {
  if (error.code !== "EADDRINUSE") return error;
  return new Error(`Port ${port} is taken. Set LAKE_PORT to a free one.`, {cause: error});
}

function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server listens on no port");
  return address;
}

/** The address this machine reaches the server at, whatever it listens on. */
function originOf(server: Server): string {
  const {address, port} = addressOf(server);
  return address === "::1" ? `http://[::1]:${port}` : `http://127.0.0.1:${port}`;
}
