import {createHash} from "node:crypto";
import {existsSync, readFileSync, writeFileSync} from "node:fs";
import {delimiter, join} from "node:path";
import {step} from "./progress.mjs";
import {runLogged} from "./run-logged.mjs";

// The services run their TypeScript directly, which Node does without a flag from this version on.
const OLDEST_NODE = [22, 18];
const NODE_VERSION = "24.21.0";
const PNPM_VERSION = "12.21.0";

/** Node and pnpm for this checkout, from npm where the machine has none that fits. Nothing global is touched. */
export async function ensureToolchain(root) {
  const tools = join(root, ".tools");
  const needsNode = !isRecent(process.versions.node);
  const nodePackage = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  const wanted = [`pnpm@${PNPM_VERSION}`, ...(needsNode ? [`${nodePackage}@${NODE_VERSION}`] : [])];
  const missing = wanted.filter((spec) => !isInstalled(tools, spec));
  if (missing.length > 0) {
    await step(`Fetching ${missing.join(" and ")}`, () => npmInstall(root, tools, wanted));
  }
  const binary = process.platform === "win32" ? "node.exe" : "node";
  return {
    node: needsNode ? join(tools, "node_modules", nodePackage, "bin", binary) : process.execPath,
    pnpm: join(tools, "node_modules", "pnpm", "bin", "pnpm.mjs"),
    path: [join(tools, "node_modules", ".bin"), process.env.PATH].join(delimiter),
  };
}

/** Installs the packages when the lockfile or the toolchain changed since the last time it worked. */
export async function ensurePackages(root, toolchain) {
  const stampFile = join(root, ".tools", "installed");
  const stamp = installStamp(root, toolchain);
  const isCurrent = existsSync(join(root, "node_modules")) && readText(stampFile) === stamp;
  if (isCurrent) return;
  await step("Installing packages from the lockfile", () =>
    runLogged(toolchain.node, [toolchain.pnpm, "install", "--frozen-lockfile"], {
      cwd: root,
      // `CI` keeps pnpm from prompting: the prompt could not be answered here.
      env: {...process.env, PATH: toolchain.path, CI: "true"},
      logFile: join(root, ".tools", "logs", "pnpm-install.log"),
    }),
  );
  writeFileSync(stampFile, stamp);
}

function isRecent(version) {
  const [major, minor] = version.split(".").map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
}

function isInstalled(tools, spec) {
  const [name, version] = spec.split("@");
  const manifest = readText(join(tools, "node_modules", name, "package.json"));
  return manifest !== null && JSON.parse(manifest).version === version;
}

function npmInstall(root, tools, specs) {
  const flags = ["--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"];
  const args = ["install", "--prefix", tools, ...flags, ...specs];
  const options = {cwd: root, logFile: join(tools, "logs", "npm-install.log")};
  // npm passes its own path when it started this script. Using it also avoids the .cmd wrapper on Windows.
  const npm = process.env.npm_execpath;
  if (npm?.endsWith(".js")) return runLogged(process.execPath, [npm, ...args], options);
  return runLogged("npm", args, options);
}

function installStamp(root, toolchain) {
  const hash = createHash("sha256");
  for (const file of ["pnpm-lock.yaml", "pnpm-workspace.yaml"]) hash.update(readFileSync(join(root, file)));
  return hash.update(`${toolchain.node} ${process.platform} ${process.arch}`).digest("hex");
}

function readText(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
