/** What is known of something that is read and followed. An outage takes nothing away that was known before it. */
export type Loadable<T> =
  | {readonly status: "loading"}
  | {readonly status: "failed"; readonly sentence: string; readonly value: T | null}
  | {readonly status: "ready"; readonly value: T};

export const LOADING = {status: "loading"} as const;

export const ready = <T>(value: T): Loadable<T> => ({status: "ready", value});

/** The value as it was last read, or null before it ever was. */
export const lastKnown = <T>(loaded: Loadable<T>): T | null =>
  loaded.status === "loading" ? null : loaded.value;

export function mapLoadable<T, U>(loaded: Loadable<T>, change: (value: T) => U): Loadable<U> {
  if (loaded.status === "loading") return loaded;
  if (loaded.status === "ready") return ready(change(loaded.value));
  return {...loaded, value: loaded.value === null ? null : change(loaded.value)};
}

export function combineLoadables<A, B>(a: Loadable<A>, b: Loadable<B>): Loadable<readonly [A, B]> {
  const [first, second] = [lastKnown(a), lastKnown(b)];
  const value = first === null || second === null ? null : ([first, second] as const);
  const failed = a.status === "failed" ? a : b.status === "failed" ? b : null;
  if (failed) return {status: "failed", sentence: failed.sentence, value};
  return value === null ? LOADING : ready(value);
}
