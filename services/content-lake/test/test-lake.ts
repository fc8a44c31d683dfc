import {mkdtempSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {createClient, type SanityClient} from "@sanity/client";
import pino from "pino";
import {readPeople} from "../src/access/people.ts";
import {createLake, type Lake, type LakeOptions} from "../src/create-lake.ts";
import {randomId} from "../src/ids.ts";
import {createQueryEngine} from "../src/query/engine.ts";

export const PROJECT = "gradus";
export const DATASET = "production";
export const API_VERSION = "2025-02-19";

/** Every person of the lake's own file has the token `<id>-token`. */
export const tokenOf = (person: string): string => `${person}-token`;

/** Everyone in the lake's own file, and the lake itself. */
export const PEOPLE = readPeople(new URL("../src/access/people.json", import.meta.url)).map(({id}) => id);

export interface TestLake {
  readonly lake: Lake;
  readonly url: string;
  readonly directory: string;
  /** The official client, as a person of the lake or, with null, without a token. */
  client(person?: string | null, options?: {dataset?: string; apiVersion?: string}): SanityClient;
  /** A plain request, for what the official client would never send. */
  fetch(path: string, init?: RequestInit & {person?: string | null}): Promise<Response>;
  close(): Promise<void>;
}

/** A lake on a free port with its own folder, gone when closed. */
export async function startTestLake(options: Partial<LakeOptions> = {}): Promise<TestLake> {
  const directory = options.directory ?? mkdtempSync(join(tmpdir(), "lake-test-"));
  const lake = createLake({
    directory,
    projectId: PROJECT,
    datasets: [DATASET],
    tokens: Object.fromEntries(PEOPLE.map((person) => [tokenOf(person), person])),
    createEngine: createQueryEngine,
    now: () => new Date(),
    newId: () => randomId(),
    log: pino({level: "silent"}),
    ...options,
  });
  const {port} = await lake.listen(0, "127.0.0.1");
  const url = `http://127.0.0.1:${port}`;

  return {
    lake,
    url,
    directory,
    client: (person = "local-administrator", {dataset = DATASET, apiVersion = API_VERSION} = {}) =>
      createClient({
        projectId: PROJECT,
        dataset,
        apiVersion,
        apiHost: url,
        useProjectHostname: false,
        useCdn: false,
        maxRetries: 0,
        ...(person !== null && {token: tokenOf(person)}),
      }),
    fetch: (path, {person = "local-administrator", headers, ...init} = {}) =>
      fetch(`${url}${path}`, {
        ...init,
        headers: {...(person !== null && {authorization: `Bearer ${tokenOf(person)}`}), ...headers},
      }),
    async close() {
      await lake.close();
      if (options.directory === undefined) rmSync(directory, {recursive: true, force: true});
    },
  };
}

/** The JSON of an answer, for tests that look at its shape themselves. */
// biome-ignore lint/suspicious/noExplicitAny: an assertion reads fields that the type would only repeat.
export async function jsonOf(response: Response): Promise<any> {
  return response.json();
}
