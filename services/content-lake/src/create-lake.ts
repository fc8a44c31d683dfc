import {createServer, type Server} from "node:http";
import type {AddressInfo} from "node:net";
import {join} from "node:path";
import type {Logger} from "pino";
import {createAccess} from "./access/access.ts";
import {OPERATOR, readPeople} from "./access/people.ts";
import {readRoles} from "./access/roles.ts";
import {createAccounts} from "./accounts/accounts.ts";
import {actionRoutes} from "./actions/action-routes.ts";
import {type ReleaseTimer, startReleaseTimer} from "./actions/release-timer.ts";
import {authRoutes} from "./control/auth-routes.ts";
import {bootRoutes} from "./control/boot-routes.ts";
import {projectRoutes} from "./control/project-routes.ts";
import {userRoutes} from "./control/user-routes.ts";
import {documentRoutes} from "./data/document-routes.ts";
import {mutateRoutes} from "./data/mutate-routes.ts";
import {queryRoutes} from "./data/query-routes.ts";
import {type CreateEngine, createDatasets, type Datasets} from "./datasets.ts";
import {historyRoutes} from "./history/history-routes.ts";
import {createLedger} from "./http/ledger.ts";
import {createListener} from "./http/listener.ts";
import {createRouter, route} from "./http/router.ts";
import {createEventStreams} from "./http/sse.ts";
import {announce, withdraw} from "./running-lake.ts";
import {listenRoutes} from "./streams/listen-routes.ts";
import {liveRoutes} from "./streams/live-routes.ts";
import type {RetryPolicy} from "./webhooks/hook-queue.ts";
import {DEFAULT_RETRY, startWebhooks, type Webhooks} from "./webhooks/start-webhooks.ts";
import type {Webhook} from "./webhooks/webhook.ts";

export interface LakeOptions {
  /** Everything the lake keeps goes in here. */
  readonly directory: string;
  readonly projectId: string;
  /** Datasets that must exist once the lake runs. */
  readonly datasets: readonly string[];
  /** Fixed tokens and the id of the person each stands for. */
  readonly tokens: Readonly<Record<string, string>>;
  readonly createEngine: CreateEngine;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly log: Logger;
  readonly allowRemote?: boolean;
  readonly peoplePath?: string | undefined;
  readonly limits?: {readonly jsonBytes: number; readonly uploadBytes: number};
  /** Receivers told of every change in `datasets`. */
  readonly webhooks?: readonly Webhook[];
  readonly webhookRetry?: RetryPolicy;
}

export interface Lake {
  readonly datasets: Datasets;
  readonly server: Server;
  /** Publishes the scheduled releases whose time has come, as the timer does. */
  runDueReleases(): void;
  /** Resolves when every receiver has been told of everything. */
  webhooksIdle(): Promise<void>;
  listen(port: number, host: string): Promise<AddressInfo>;
  close(): Promise<void>;
}

const MEBIBYTE = 1024 * 1024;
const DEFAULT_LIMITS = {jsonBytes: 16 * MEBIBYTE, uploadBytes: 256 * MEBIBYTE};

/** Puts the lake together. Reads no environment and opens no port by itself. */
export function createLake(options: LakeOptions): Lake {
  const {directory, projectId, now, newId, log, allowRemote = false, limits = DEFAULT_LIMITS} = options;
  const people = readPeople(options.peoplePath ?? new URL("access/people.json", import.meta.url));
  const access = createAccess({findRole: readRoles(new URL("access/roles.json", import.meta.url))});
  const operatorToken = `operator-${newId()}${newId()}`;
  const accounts = createAccounts({
    path: join(directory, "lake.sqlite"),
    people,
    tokens: {...options.tokens, [operatorToken]: OPERATOR.id},
    now,
    newId,
  });
  const onListenerError = (error: unknown) => log.error({err: error}, "a commit listener failed");
  const datasets = createDatasets({...options, accounts, onListenerError});
  const streams = createEventStreams();
  const ledger = createLedger(now);
  const permanentDatasets = options.datasets;
  const deps = {
    projectId,
    permanentDatasets,
    datasets,
    access,
    accounts,
    streams,
    limits,
    newId,
    now,
    allowRemote,
  };
  let state: "starting" | "ready" = "starting";
  let webhooks: Webhooks | null = null;
  let timer: ReleaseTimer | null = null;

  const findRoute = createRouter([
    ...queryRoutes(deps),
    ...documentRoutes(deps),
    ...mutateRoutes(deps),
    ...actionRoutes(deps),
    ...historyRoutes(deps),
    ...listenRoutes(deps),
    ...liveRoutes(deps),
    ...authRoutes(deps),
    ...userRoutes(deps),
    ...projectRoutes(deps),
    ...bootRoutes(deps),
    route("GET", "/_lake/health", () => ({body: {status: state}})),
    route("GET", "/_lake/ledger", () => ({body: {unanswered: ledger.list()}})),
  ]);
  const listener = createListener({
    findRoute,
    authenticate: accounts.authenticate,
    projectId,
    ledger,
    log,
    allowRemote,
    isReady: () => state === "ready",
  });
  const server = createServer(listener);

  async function listen(port: number, host: string): Promise<AddressInfo> {
    await new Promise<void>((resolve, reject) => {
      server.once("error", (error) => reject(describeListenError(error, port))).listen(port, host, resolve);
    });
    datasets.loadAll();
    const watched = options.datasets.map((name) => datasets.create(name, OPERATOR.id));
    const {webhooks: hooks = [], webhookRetry: retry = DEFAULT_RETRY} = options;
    webhooks = startWebhooks({hooks, datasets: watched, projectId, retry, now, log});
    timer = startReleaseTimer({datasets, now, log});
    state = "ready";
    const address = server.address() as AddressInfo;
    announce(directory, {url: `http://127.0.0.1:${address.port}`, operatorToken});
    return address;
  }

  async function close(): Promise<void> {
    withdraw(directory);
    const closed = new Promise((resolve) => server.close(resolve));
    streams.closeAll();
    timer?.stop();
    await webhooks?.stop();
    server.closeIdleConnections();
    await closed;
    datasets.closeAll();
    accounts.close();
  }

  return {
    datasets,
    server,
    listen,
    close,
    runDueReleases: () => timer?.runDue(),
    webhooksIdle: async () => webhooks?.idle(),
  };
}

function describeListenError(error: Error & {code?: string}, port: number): Error {
  if (error.code !== "EADDRINUSE") return error;
  return new Error(`Port ${port} is taken. Set LAKE_PORT to a free one.`, {cause: error});
}
