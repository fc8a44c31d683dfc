import {accessSync, constants} from "node:fs";
import {createRequire} from "node:module";
import {delimiter, join} from "node:path";
import type {Env} from "./env.ts";

const NAMES = [
  // Chromium without an interface of its own opens a context in a third of the time.
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "chrome.exe",
];
const APPLICATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

export function requireBrowser(env: Env): string {
  const named = env.GRADUS_BROWSER ?? env.CHROMIUM_PATH;
  if (named !== undefined) {
    if (isExecutable(named)) return named;
    throw new Error(`GRADUS_BROWSER or CHROMIUM_PATH names ${named}, which cannot be run.`);
  }
  const onPath = env.PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const found = [...onPath, ...APPLICATIONS, playwrightBrowser()].find(isExecutable);
  if (found !== undefined) return found;
  throw new Error("No browser found. Install Chromium or Chrome, or run: npx playwright install chromium");
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function playwrightBrowser(): string {
  const load = createRequire(import.meta.url);
  const {chromium}: {chromium: {executablePath(): string}} = load("@playwright/test");
  return chromium.executablePath();
}
