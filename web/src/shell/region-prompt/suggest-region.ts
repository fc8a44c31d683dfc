export interface PromptQuestion {
  readonly current: string;
  /** Raw value of the preference cookie. */
  readonly preferred: string | null;
  readonly known: readonly string[];
  /** Asks the locale endpoint. Called only when there is no usable preference. */
  detect(): Promise<string | null>;
  log(message: string, cause: unknown): void;
}

/** The region to suggest, or null for no prompt. A failed detection is logged and otherwise silent. */
export async function suggestRegion(question: PromptQuestion): Promise<string | null> {
  const {current, preferred, known} = question;
  const candidate = preferred !== null && known.includes(preferred) ? preferred : await detected(question);
  return candidate !== null && known.includes(candidate) && candidate !== current ? candidate : null;
}

async function detected({detect, log}: PromptQuestion): Promise<string | null> {
  try {
    return await detect();
  } catch (cause) {
    log("The region could not be detected", cause);
    return null;
  }
}

export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export function urlInMarket({pathname, search, hash}: Address, region: string, locale: string): string {
  return `/${region}/${locale}${restOfPath(pathname)}${search}${hash}`;
}

/** The target of "Change location"; `from` is the page to return to, without region and language. */
export function selectStoreUrl({pathname, search}: Address): string {
  const [, region, locale] = pathname.split("/");
  const from = `${restOfPath(pathname)}${search}`;
  return `/${region}/${locale}/select-store${from && `?from=${encodeURIComponent(from)}`}`;
}

function restOfPath(pathname: string): string {
  return pathname
    .split("/")
    .slice(3)
    .reduce((rest, segment) => `${rest}/${segment}`, "");
}
