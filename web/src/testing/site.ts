import {createRequire} from "node:module";
import {dirname, join} from "node:path";
import {vi} from "vitest";
import {type StoredDocument, startContentEmulator} from "./content-emulator";
import type {Reply} from "./visit-address";

export interface Visit extends Reply {
  /** What the page brings for scripts in the browser. */
  readonly clientProps: string;
  /** What the site has written to its error log: empty where all is well. */
  readonly errors: readonly string[];
}

/**
 * The site without a server, a build or a browser: every address answers as for a visitor, with content and a shop from
 * an emulator, at a frozen time. One test file has one site. Stopping it restores everything it changed, so files may
 * share their modules.
 */
export async function startSite(now: string) {
  const standIn = await startContentEmulator();
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  // What the clock of content rules runs by. All other clocks go on.
  const clock = vi.spyOn(Date, "now").mockReturnValue(Date.parse(now));
  vi.stubEnv("SANITY_API_HOST", standIn.url);
  vi.stubEnv("BACKEND_URL", standIn.url);
  vi.stubEnv("GRADUS_NOW", "");
  // Modules read the environment once: those of an earlier file know another one.
  vi.resetModules();
  const mockedModules = mockFramework();
  const framework = await import("./framework-runtime");
  framework.enableCache();
  const {visitAddress} = await import("./visit-address");
  return {
    /** Queries the content directly, bypassing the pages. */
    ask: standIn.ask,
    /** Requests of pages that content and shop had no answer to. */
    unanswered: standIn.unanswered,
    publish: (documents: readonly StoredDocument[]) => {
      framework.clearCache();
      standIn.publish(documents);
    },
    setClock: (instant: string) => {
      framework.clearCache();
      clock.mockReturnValue(Date.parse(instant));
    },
    async visit(address: string): Promise<Visit> {
      log.mockClear();
      const [reply, clientProps] = await framework.collectClientProps(() => visitAddress(address));
      return {...reply, clientProps, errors: log.mock.calls.map((words) => words.map(String).join(" "))};
    },
    async stop() {
      log.mockRestore();
      clock.mockRestore();
      vi.unstubAllEnvs();
      for (const name of mockedModules) vi.doUnmock(name);
      vi.resetModules();
      await standIn.stop();
    },
  };
}

/** Outside of the framework there is no cache and no request. Returns the names of the modules. */
function mockFramework(): string[] {
  vi.doMock("next/cache", () => ({cacheLife: () => {}, cacheTag: () => {}}));
  vi.doMock("next/headers", () => ({
    draftMode: async () => ({isEnabled: false}),
    cookies: async () => new Map(),
    headers: async () => new Headers(),
  }));
  vi.doMock("next/server", async (original) => ({
    ...(await original<typeof import("next/server")>()),
    connection: async () => {},
  }));
  vi.doMock("next/font/local", () => ({default: () => ({variable: ""})}));
  // As visitors' pages are made. In development each element notes where it was made: half of the time of a page.
  const require = createRequire(import.meta.url);
  const runtime = join(dirname(require.resolve("react/package.json")), "cjs/react-jsx-runtime.production.js");
  const {Fragment, jsx} = require(runtime);
  vi.doMock("react/jsx-dev-runtime", () => ({Fragment, jsxDEV: jsx}));
  return ["next/cache", "next/headers", "next/server", "next/font/local", "react/jsx-dev-runtime"];
}
