import {useEffect, useState} from "react";
import type {Observable} from "rxjs";
import type {SanityClient} from "sanity";
import {useContentClient} from "./content-client.ts";
import {keyOf, type LiveQuery, liveQuery} from "./live-query.ts";
import {LOADING, type Loadable} from "./loadable.ts";

/** Result of a query, kept up to date. A null query sends nothing and stays loading. */
export const useLiveQuery = <T>(question: LiveQuery<T> | null): Loadable<T> =>
  useStream(question && keyOf(question), (client) => question && liveQuery(client, question));

/** Latest value of a stream, reopened only when its key changes. A value of a former key is never shown. */
export function useStream<T>(
  key: string | null,
  open: (client: SanityClient) => Observable<Loadable<T>> | null,
): Loadable<T> {
  const client = useContentClient();
  const [state, setState] = useState<{key: string | null; loaded: Loadable<T>}>({key, loaded: LOADING});
  // The key identifies the stream; the function that opens it is recreated on every rendering.
  useEffect(() => {
    if (key === null) return;
    const subscription = open(client)?.subscribe((loaded) => setState({key, loaded}));
    return () => subscription?.unsubscribe();
  }, [client, key]);
  return state.key === key ? state.loaded : LOADING;
}
