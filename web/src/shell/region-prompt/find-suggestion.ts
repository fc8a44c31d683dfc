import {REGION_COOKIE, readCookie} from "@/lib/cookies";
import type {Simulation} from "@/preview/session";
import type {PromptWords} from "./prompt-words";
import {suggestRegion} from "./suggest-region";

const TIMEOUT_MS = 3000;

export interface Suggestion {
  readonly region: string;
  readonly words: PromptWords & {readonly flag: string | null};
}

export interface PromptContext {
  readonly region: string;
  readonly locale: string;
  readonly known: readonly string[];
  /** Replaces the cookie and the detection. */
  readonly simulation: Simulation | null;
}

/** The suggestion for this page and visitor with the words to show it, or null. Failures are logged only. */
export async function findSuggestion({
  region,
  locale,
  known,
  simulation,
}: PromptContext): Promise<Suggestion | null> {
  const log = (message: string, cause: unknown) => console.warn(message, cause);
  const preferred = simulation ? simulation.preferred : readCookie(REGION_COOKIE, document.cookie);
  const detect = simulation ? () => simulated(simulation) : detectRegion;
  const suggested = await suggestRegion({current: region, preferred, known, detect, log});
  if (!suggested) return null;
  try {
    const response = await fetch(`/api/region-prompt/${region}/${locale}/${suggested}`);
    if (!response.ok) throw new Error(`The words answered ${response.status}`);
    return {region: suggested, words: await response.json()};
  } catch (cause) {
    log("The region suggestion could not be loaded", cause);
    return null;
  }
}

async function simulated({detected, fails}: Simulation): Promise<string | null> {
  if (fails) throw new Error("Detection fails in this simulation");
  return detected;
}

/** Queries our endpoint for the visitor's region; null when it is unknown. Throws on any failure. */
async function detectRegion(): Promise<string | null> {
  const response = await fetch("/api/locale", {signal: AbortSignal.timeout(TIMEOUT_MS)});
  if (!response.ok) throw new Error(`/api/locale answered ${response.status}`);
  const {region} = await response.json();
  if (region !== null && typeof region !== "string") throw new Error("/api/locale named no region");
  return region;
}
