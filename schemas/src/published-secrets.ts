import {isLoopback, isLoopbackUrl} from "./loopback.ts";

/** The prefix of every secret published in this repository: those of the local content lake and the emulators. */
const PUBLISHED_SECRET = /^(?:[sr]k_test_|whsec_)?local[-_]/;
const SECRET_NAME = /(?:^|_)(?:token|secret|key|kek)$/i;

interface Addresses {
  /** What a server listens on. */
  readonly HOST: string;
  /** Where people reach the site. */
  readonly SITE_URL: string;
}

type ProgramSettings = Addresses & Readonly<Record<string, unknown>>;

export function isForThisMachine({HOST, SITE_URL}: Addresses): boolean {
  return isLoopback(HOST) && isLoopbackUrl(SITE_URL);
}

/** Why a program refuses to start with these settings: one sentence for each setting whose secret is published here. */
export function publishedSecretRefusals(env: ProgramSettings): string[] {
  if (isForThisMachine(env)) return [];
  return Object.entries(env)
    .filter(([name, value]) => containsPublishedSecret(name, value))
    .map(
      ([name]) =>
        `${name} is published with this code: set your own, or let HOST and SITE_URL be this machine`,
    );
}

/** Lists hold several of a kind; settings written as JSON hold theirs below names of their own. */
function containsPublishedSecret(name: string, value: unknown): boolean {
  if (typeof value === "string") {
    return SECRET_NAME.test(name) && value.split(",").some((one) => PUBLISHED_SECRET.test(one.trim()));
  }
  if (Array.isArray(value)) return value.some((one) => containsPublishedSecret(name, one));
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, one]) => containsPublishedSecret(key, one));
}
