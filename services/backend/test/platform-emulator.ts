import type {Server} from "node:http";
import {serve} from "@hono/node-server";
import {type Logger, pino} from "pino";
import {z} from "zod";
import {platform, platformList} from "../src/contract/platforms.ts";
import type {Db} from "../src/core/db/db.ts";
import {createJobQueue} from "../src/core/jobs/job-queue.ts";
import {createJobHandlers, listJobKinds} from "../src/server/list-parts.ts";
import {MODULES} from "../src/server/modules.ts";
import {createOutgoing, type Outgoing} from "../src/training/platforms/outgoing/outgoing-client.ts";
import {hostsOf, readPlatforms} from "../src/training/platforms/platform-settings.ts";
import {createPlatforms} from "../src/training/platforms/platforms.ts";
import {addPerson, bearer, signInAs} from "./people.ts";
import {choose, startTestIdentity, type TestIdentity} from "./social-identity.ts";
import {createTestApp, SITE_URL, type TestAppOptions} from "./test-app.ts";
import type {TestDatabase} from "./test-databases.ts";
import {createTestJobs} from "./test-jobs.ts";

export type PlatformEmulator = Awaited<ReturnType<typeof startPlatformEmulator>>;
type App = ReturnType<typeof createTestApp>;

/**
 * The emulator, and an entry point through which it reaches the backend a test opened last. Both use that backend's
 * clock.
 */
export async function startPlatformEmulator() {
  let app: App | null = null;
  const server = serve({fetch: (request) => app?.app.fetch(request) ?? new Response(), port: 0});
  const address = await new Promise<ReturnType<Server["address"]>>((resolve) => {
    server.once("listening", () => resolve(server.address()));
  });
  const port = typeof address === "object" ? address?.port : 0;
  const standIn = await startTestIdentity({
    siteUrl: SITE_URL,
    backendPublicUrl: SITE_URL,
    backendUrl: `http://127.0.0.1:${port}`,
    now: () => app?.now() ?? new Date(),
  });
  const notify = async (method: string, path: string, body: object) => {
    const response = await fetch(`${standIn.url}/api/partners/${path}`, {
      method,
      headers: {"content-type": "application/json"},
      body: JSON.stringify(body),
    });
    const reply: unknown = await response.json();
    return z.object({data: z.record(z.string(), z.unknown())}).parse(reply).data;
  };
  return {
    standIn,
    open: (opened: App) => {
      app = opened;
    },
    switches: (switches: Record<string, boolean>) => notify("PATCH", "suunto/switches", switches),
    finishRun: () => notify("POST", "suunto/runs", {}),
    async partnerToken() {
      const {partner_token} = await notify("POST", "suunto/partner-token", {});
      return String(partner_token);
    },
    async close() {
      await standIn.close();
      server.close();
    },
  };
}

/** As the stack configures the emulator: one platform open to every user, and one for another region only. */
function settingsOf({url, partnerClient}: Pick<TestIdentity, "url" | "partnerClient">, more: object = {}) {
  const at = (name: string) => ({
    authorize_url: `${url}/partner/${name}/authorize`,
    token_url: `${url}/partner/${name}/token`,
    revoke_url: `${url}/partner/${name}/revoke`,
    api_url: `${url}/partner/${name}/api`,
    client_id: partnerClient.id,
    client_secret: partnerClient.secret,
    webhook_secret: partnerClient.webhookSecret,
    scopes: ["activities", "workouts"],
    flows: {activities: "in", workouts: "out"},
  });
  const suunto = {
    name: "Suunto",
    ...at("suunto"),
    check_url: `${url}/partner/suunto/partner-token/check`,
    ...more,
  };
  const PLATFORMS = {suunto, final_surge: {name: "Final Surge", ...at("final_surge"), regions: ["us"]}};
  return readPlatforms({PLATFORMS: JSON.stringify(PLATFORMS), PLATFORMS_ON_THIS_MACHINE: true});
}

interface Options {
  readonly logger?: Logger;
  /** What stands between us and the way out. */
  readonly through?: (outgoing: Outgoing) => Outgoing;
  readonly settings?: object;
  readonly readGrants?: TestAppOptions["readGrants"];
}

const silent = pino({level: "silent"});
const KINDS = listJobKinds(MODULES);

/** The queue of a database. Making one takes seconds, so it is made once for all tests on it. */
export const openQueue = ({jobStore}: TestDatabase) =>
  createJobQueue({store: jobStore, kinds: KINDS, logger: silent});
type Queue = ReturnType<typeof openQueue>;

/** The backend with its platforms and its jobs, and Ann in front of it. */
export async function openPlatforms(db: Db, queue: Queue, world: PlatformEmulator, options: Options = {}) {
  const {logger = silent, through = (outgoing: Outgoing) => outgoing, readGrants} = options;
  const settings = settingsOf(world.standIn, options.settings);
  const outgoing = through(createOutgoing({hosts: hostsOf(settings), allowPrivate: true}));
  const platforms = createPlatforms(settings, outgoing);
  const app = createTestApp(db, {platforms, enqueue: queue.enqueue, logger, ...(readGrants && {readGrants})});
  world.open(app);
  const handlers = createJobHandlers(MODULES, app.deps);
  const jobs = createTestJobs({db, queue, kinds: KINDS, handlers, logger});
  const ann = await addPerson(db);
  const annHeaders = bearer(await signInAs(app, ann.email));
  /** For stories longer than a bearer lives. */
  const signInAgain = async () => {
    Object.assign(annHeaders, bearer(await signInAs(app, ann.email)));
  };
  return {
    ...app,
    ...jobs,
    ...createSteps(app, annHeaders),
    signInAgain,
    jobDeps: app.deps,
    platforms,
    ann,
    mine: annHeaders,
  };
}

/** What a person and their browser do. */
function createSteps({app, get, post}: App, annHeaders: Record<string, string>) {
  const begin = (name = "suunto", as = annHeaders) =>
    get(`/b/platform/oauth/${name}?region=de&locale=de`, as);

  /** Makes `choice` on the platform's page and follows the redirect; returns the callback address and the page. */
  async function goThere(choice = "allow", as = annHeaders) {
    const reply: unknown = await (await begin("suunto", as)).json();
    const {data} = z.object({data: z.object({authorize_url: z.string()})}).parse(reply);
    const {url} = await choose(data.authorize_url, choice);
    return {callback: url, page: await comeBack(url)};
  }

  async function comeBack({pathname, search}: URL) {
    const response = await get(`${pathname}${search}`);
    return new URL(response.headers.get("location") ?? "");
  }

  const complete = (page: URL, as = annHeaders, name = "suunto") =>
    post(`/b/platform/oauth/${name}/complete`, {handle: page.searchParams.get("handle") ?? ""}, as);

  return {
    begin,
    goThere,
    comeBack,
    complete,
    async connect() {
      const {page} = await goThere();
      return readPlatform(await complete(page));
    },
    disconnect: (as = annHeaders) => app.request("/b/platform/oauth/suunto", {method: "DELETE", headers: as}),
    async suunto() {
      const reply: unknown = await (await get("/b/api/v1/users/me/platforms", annHeaders)).json();
      const {items} = z.object({data: platformList}).parse(reply).data;
      return items.find((one) => one.platform === "suunto");
    },
  };
}

export async function readPlatform(response: Response) {
  return z.object({data: platform}).parse(await response.json()).data;
}
