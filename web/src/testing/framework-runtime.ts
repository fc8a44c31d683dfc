/** What the framework caches and sends while pages are rendered. Inactive until a test starts a site. */
const answers = new Map<string, Promise<unknown>>();
let isCaching = false;
let sent: unknown[] | null = null;

type Read = (...args: never[]) => Promise<unknown>;

/** A `"use cache"` function: the first result is reused for the same arguments. A failure is never cached. */
export function cached(name: string, read: Read, args: never[]): Promise<unknown> {
  if (!isCaching) return read(...args);
  const key = `${name} ${JSON.stringify(args)}`;
  const known = answers.get(key);
  if (known) return known;
  const answer = read(...args);
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  return answer;
}

/** The properties of a `"use client"` component, which the page carries for the browser. */
export function recordProps(props: unknown): void {
  sent?.push(props);
}

/** From now on results are cached. */
export function enableCache(): void {
  isCaching = true;
}

/** Content or the hour has changed. */
export function clearCache(): void {
  answers.clear();
}

/** Everything that client components are given while something runs, as text. */
export async function collectClientProps<Result>(run: () => Promise<Result>): Promise<[Result, string]> {
  const collected: unknown[] = [];
  sent = collected;
  try {
    const result = await run();
    return [result, collected.map((props) => JSON.stringify(props, withoutElements) ?? "").join("\n")];
  } finally {
    sent = null;
  }
}

/** Elements among the properties are in the markup. */
function withoutElements(_name: string, value: unknown): unknown {
  const isElement = typeof value === "object" && value !== null && "$$typeof" in value;
  return isElement ? undefined : value;
}
