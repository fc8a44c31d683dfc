import type {Reply} from "../session/reply";
import {owner} from "./owner";
import {useOwnResource} from "./use-resource";

/** Somebody who shares their training, where the address of a page names them; null on one's own pages. */
export const athleteInAddress = (): string | null =>
  typeof location === "undefined" ? null : new URLSearchParams(location.search).get("athlete") || null;

/** Names whose training a page is for, in the path of a call: an athlete's, or that of whoever is signed in. */
export function runner() {
  const id = athleteInAddress();
  return id === null ? owner() : {id};
}

/** Something of the runner of the page, read as whoever is signed in. A null name asks for nothing. */
export function useRunnerResource<T>(
  name: string | null,
  read: (runner: {readonly id: string}) => Promise<Reply<T>>,
) {
  const athlete = athleteInAddress();
  return useOwnResource(name && (athlete === null ? name : `${name} of ${athlete}`), (own) =>
    read(athlete === null ? own : {id: athlete}),
  );
}
