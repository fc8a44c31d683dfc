import {mkdtempSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {env} from "../../../support/env";
import {PROJECT} from "./hosted";
import {freePort, run, start} from "./program";

export interface HostedStudio {
  readonly url: string;
  /** Where the build is. */
  readonly folder: string;
  stop(): Promise<void>;
}

/** The Studio, built and served as for a hosted project. */
export async function startHostedStudio(): Promise<HostedStudio> {
  const folder = mkdtempSync(join(tmpdir(), "hosted-studio-"));
  const port = await freePort();
  const variables = {
    SANITY_STUDIO_PROJECT_ID: PROJECT,
    SANITY_STUDIO_DATASET: "production",
    SANITY_STUDIO_SITE_URL: env.SITE_URL,
    SANITY_STUDIO_BACKEND_URL: env.BACKEND_URL,
    STUDIO_DIST_DIR: folder,
    STUDIO_PORT: String(port),
  };
  const build = ["node_modules/sanity/bin/sanity", "build", folder, "--yes"];
  await run({folder: "studio", args: build, env: variables});
  const server = await start({folder: "studio", args: ["serve.ts"], env: variables}, /Studio: http/);
  return {
    url: `http://localhost:${port}`,
    folder,
    async stop() {
      await server.stop();
      rmSync(folder, {recursive: true});
    },
  };
}
