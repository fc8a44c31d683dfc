import useSWR from "swr";
import type {Reply} from "../session/reply";
import {useRequiredSession, useSession} from "../session/use-session";
import {readWithRetry} from "./read-with-retry";

/** SWR wants failures thrown; this carries one there and back. */
export class FailedReply extends Error {
  override readonly name = "FailedReply";
  readonly err;

  constructor(reply: Extract<Reply<unknown>, {ok: false}>) {
    super(reply.err.code);
    this.err = reply.err;
  }
}

export async function dataOrThrow<T>(reply: Promise<Reply<T>>): Promise<T> {
  const known = await reply;
  if (!known.ok) throw new FailedReply(known);
  return known.data;
}

/** Data a page reads from the backend, shared by its components. A null key reads nothing. */
function useResource<T>(key: string | null, read: () => Promise<Reply<T>>) {
  const {data, error, isLoading, mutate} = useSWR<T, FailedReply>(
    key,
    () => dataOrThrow(readWithRetry(read)),
    // A refused token has been dealt with by then; asking again by itself would only repeat it.
    {shouldRetryOnError: false, revalidateOnFocus: false},
  );
  // While the page is being left, no failure is shown.
  const isLeaving = error?.err.code === "leaving";
  return {
    data: data ?? null,
    err: error && !isLeaving ? error.err : null,
    isLoading: isLoading || isLeaving,
    retry: () => void mutate(),
    /** Puts what the server answered to a change in the place of what was read. */
    replace: (value: T) => void mutate(value, {revalidate: false}),
    /**
     * The same for a part of it: the rest may have changed since the page was drawn. What is still being read is read
     * again, since that answer may be older than the change.
     */
    update: (change: (now: T) => T) =>
      void mutate((now) => now && change(now), {revalidate: (now) => now === undefined}),
  };
}

/**
 * Data of the signed-in account. Without a session nothing is read and the page redirects to sign-in. A null name reads
 * nothing.
 */
export function useOwnResource<T>(
  name: string | null,
  read: (owner: {readonly id: string}) => Promise<Reply<T>>,
) {
  const {userId} = useRequiredSession();
  return useResource(userId && name && `${name} ${userId}`, () => read({id: userId ?? ""}));
}

/** The same on a public page: without a session nothing is read, and there is no redirect. */
export function useResourceIfSignedIn<T>(
  name: string | null,
  read: (owner: {readonly id: string}) => Promise<Reply<T>>,
) {
  const {userId} = useSession();
  return useResource(userId && name && `${name} ${userId}`, () => read({id: userId ?? ""}));
}
