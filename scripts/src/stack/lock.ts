import {existsSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {createServer, type Server} from "node:http";
import type {AddressInfo} from "node:net";
import {join} from "node:path";
import {z} from "zod";

const LOCK = "running.json";
const lock = z.object({pid: z.number(), url: z.url()});
const ownerReply = z.object({dataDir: z.string()});

export interface Controls {
  stop(service: string): Promise<void>;
  start(service: string, changes?: Readonly<Record<string, string>>): Promise<void>;
}

export interface DataDirLock {
  /** Where the controls listen, when there are any. */
  readonly url: string;
  release(): void;
}

/**
 * Claims the data folder for one stack: two would write the same databases. A listening socket is the proof of
 * life, since a process id alone may belong to another program by now.
 */
export async function claimDataDir(dataDir: string, controls: Controls | null = null): Promise<DataDirLock> {
  await requireUnclaimed(dataDir);
  const file = join(dataDir, LOCK);
  const server = await listen(dataDir, controls);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  writeFileSync(file, JSON.stringify({pid: process.pid, url}));
  return {
    url,
    release: () => {
      server.close();
      server.closeAllConnections();
      rmSync(file, {force: true});
    },
  };
}

export async function requireUnclaimed(dataDir: string): Promise<void> {
  const owner = await findOwner(join(dataDir, LOCK), dataDir);
  if (owner === null) return;
  throw new Error(
    `A stack is already running on ${dataDir} (process ${owner}). Stop it with Ctrl-C in its terminal,\n` +
      "or give this one its own ports and data: PORT_OFFSET=100 DATA_DIR=.data-2 npm start",
  );
}

async function findOwner(file: string, dataDir: string): Promise<number | null> {
  if (!existsSync(file)) return null;
  try {
    const {pid, url} = lock.parse(JSON.parse(readFileSync(file, "utf8")));
    const response = await fetch(url, {signal: AbortSignal.timeout(2000)});
    return ownerReply.parse(await response.json()).dataDir === dataDir ? pid : null;
  } catch {
    return null;
  }
}

async function listen(dataDir: string, controls: Controls | null): Promise<Server> {
  const server = createServer(async (request, response) => {
    const {pathname, searchParams} = new URL(request.url ?? "/", "http://controls");
    const [, verb, service] = /^\/(stop|start)\/([a-z]+)$/.exec(pathname) ?? [];
    try {
      if (controls && request.method === "POST" && service !== undefined) {
        await (verb === "stop"
          ? controls.stop(service)
          : controls.start(service, Object.fromEntries(searchParams)));
      }
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({dataDir}));
    } catch (error) {
      response.statusCode = 500;
      response.end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  return server;
}
