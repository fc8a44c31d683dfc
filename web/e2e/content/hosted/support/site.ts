import {existsSync, mkdtempSync, readFileSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {env} from "../../../support/env";
import {HOSTED_ENV} from "./hosted";
import {type HostedEmulator, startHostedEmulator} from "./hosted-emulator";
import {freePort, start} from "./program";

export interface HostedSite {
  readonly url: string;
  readonly hosted: HostedEmulator;
  /** `host:port` of every connection the site opened. */
  outgoing(): ReadonlySet<string>;
  stop(): Promise<void>;
}

/** The site as built for the running stack, started beside it with the environment of a hosted project. */
export async function startHostedSite(): Promise<HostedSite> {
  const folder = mkdtempSync(join(tmpdir(), "hosted-"));
  const log = join(folder, "outgoing.txt");
  const hosted = await startHostedEmulator();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const watch = new URLSearchParams({log, port: String(hosted.port)});
  const site = await start(
    {
      folder: "web",
      args: ["--import", `./e2e/content/hosted/support/outgoing.mjs?${watch}`, "server.ts"],
      env: {
        ...HOSTED_ENV,
        WEB_PORT: String(port),
        WEB_DIST_DIR: env.WEB_DIST_DIR,
        SITE_URL: url,
        BACKEND_URL: env.BACKEND_URL,
      },
    },
    /Site ready/,
  );
  return {
    url,
    hosted,
    outgoing: () => new Set(existsSync(log) ? readFileSync(log, "utf8").trim().split("\n") : []),
    async stop() {
      await site.stop();
      await hosted.stop();
      rmSync(folder, {recursive: true});
    },
  };
}
