import {createHash} from "node:crypto";
import {existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {step} from "../../bootstrap/progress.mjs";
import {runLogged} from "../../bootstrap/run-logged.mjs";
import {childEnv} from "../env.ts";
import {serviceEnv} from "./service-env.ts";
import {logFile, type Settings} from "./settings.ts";

const STAMP = "build-inputs.txt";
const IGNORED_INPUTS =
  /^(node_modules|next-env\.d\.ts|\.next.*|dist(-test)?|e2e|test-results|\.sanity|coverage)$|\.test\.tsx?$|\.tsbuildinfo$/;

interface Build {
  readonly title: string;
  readonly folder: string;
  /** Where the result goes, inside the folder; the stamp lives and dies with it. */
  readonly output: string;
  readonly args: readonly string[];
  readonly inputs: readonly string[];
  /** Inputs of the build other than files. */
  readonly otherInputs: readonly string[];
}

/**
 * The site: prerendered from content and prices, so their services must be running. Neither what editors changed since
 * nor another address is a reason to build again: the site makes every page anew after it started, and serves no
 * prerendered page that carries the addresses of another stack.
 */
export function webBuild(settings: Settings): Build {
  return {
    title: "Building the site",
    folder: "web",
    output: settings.webDistDir,
    args: ["node_modules/next/dist/bin/next", "build"],
    inputs: ["web", "schemas", "services/backend/src/contract", "pnpm-lock.yaml"],
    otherInputs: [],
  };
}

export function studioBuild(settings: Settings): Build {
  return {
    title: "Building the Studio",
    folder: "studio",
    output: settings.studioDistDir,
    args: ["node_modules/sanity/bin/sanity", "build", settings.studioDistDir, "--yes"],
    inputs: ["studio", "schemas", "web/src/art", "web/src/lib", "web/src/ui", "pnpm-lock.yaml"],
    // Addresses reach it when it is served, but a build for hosted content leaves out what only a lake needs.
    otherInputs: [String("SANITY_STUDIO_API_HOST" in serviceEnv(settings, "production"))],
  };
}

/** Builds when an input changed since the last build that worked. */
export async function ensureBuilt(settings: Settings, build: Build, signal: AbortSignal): Promise<void> {
  const output = join(settings.root, build.folder, build.output);
  const stampFile = join(output, STAMP);
  const stamp = fingerprint(settings.root, build);
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  rmSync(stampFile, {force: true});
  await step(build.title, () => runBuild(settings, build, signal));
  writeFileSync(stampFile, stamp);
}

async function runBuild(settings: Settings, build: Build, signal: AbortSignal): Promise<void> {
  await runLogged(process.execPath, build.args, {
    cwd: join(settings.root, build.folder),
    env: childEnv(serviceEnv(settings, "production")),
    logFile: logFile(settings, `${build.folder}-build`),
    signal,
  });
}

function fingerprint(root: string, build: Build): string {
  const hash = createHash("sha256");
  for (const fact of [process.version, ...build.otherInputs]) hash.update(`${fact}\0`);
  for (const input of build.inputs) {
    for (const file of listFiles(root, input)) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

function listFiles(root: string, path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !IGNORED_INPUTS.test(name))
    .sort()
    .flatMap((name) => listFiles(root, `${path}/${name}`));
}
