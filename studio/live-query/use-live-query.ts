import {useEffect, useState} from "react";
import type {Observable} from "rxjs";
import type {SanityClient} from "sanity";
import {useContentClient} from "./content-client.ts";
import {keyOf, type LiveQuery, liveQuery} from "./live-query.ts";
import {LOADING, type Loaded} from "./loaded.ts";

/** What a query answers, kept up to date. A null question asks nothing and stays loading. */
export const useLiveQuery = <T>(question: LiveQuery<T> | null): Loaded<T> =>
  useStream(question && keyOf(question), (client) => question && liveQuery(client, question));

/** What a stream tells, opened anew only when its key changes. The answer to a former key is never shown. */
export function useStream<T>(
  key: string | null,
  open: (client: SanityClient) => Observable<Loaded<T>> | null,
): Loaded<T> {
  const client = useContentClient();
  const [told, setTold] = useState<{key: string | null; loaded: Loaded<T>}>({key, loaded: LOADING});
  // The key says when the stream is another one; the function that opens it is made anew on every rendering.
  useEffect(() => {
    if (key === null) return;
    const subscription = open(client)?.subscribe((loaded) => setTold({key, loaded}));
    return () => subscription?.unsubscribe();
  }, [client, key]);
  return told.key === key ? told.loaded : LOADING;
}
