import {useState} from "react";
import {filter, firstValueFrom, merge, timer} from "rxjs";
import {type SanityClient, useCurrentUser} from "sanity";
import {useRouter} from "sanity/router";
import {messageOf} from "../../dialogs/message-of.ts";
import {useContentClient} from "../../live-query/content-client.ts";
import {liveQuery} from "../../live-query/live-query.ts";
import {lastKnown} from "../../live-query/loadable.ts";
import {allVersions, type Version} from "../data/versions.ts";
import {makeVersion, type VersionRequest} from "./make-version.ts";

/** With the content out of reach the version opens outside of the lists. */
const LISTED_MS = 5000;

export function useMakeVersion(versions: readonly Version[], onDone: () => void) {
  const client = useContentClient();
  const user = useCurrentUser();
  const {navigateIntent} = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function make(request: Omit<VersionRequest, "author">) {
    setBusy(true);
    try {
      const existingIds = versions.map((version) => version.id);
      const id = await makeVersion(client, {...request, author: user?.id ?? ""}, existingIds);
      await waitUntilListed(client, id);
      onDone();
      navigateIntent("edit", {id, type: "legalVersion"});
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  }
  return {isBusy, problem, make};
}

/** An address is looked for in the lists of versions, so these have to know the new one first. */
const waitUntilListed = (client: SanityClient, id: string) =>
  firstValueFrom(
    merge(liveQuery(client, allVersions), timer(LISTED_MS)).pipe(
      filter((update) => update === 0 || Boolean(lastKnown(update)?.some((version) => version.id === id))),
    ),
  );

function problemOf(error: unknown): string {
  const message = messageOf(error);
  return /permission/i.test(message)
    ? "You may not draft legal versions. Ask a legal author to make this one."
    : `The drafts could not be made: ${message}`;
}
