import type {Reply} from "../session/reply";
import {ownerParams} from "./owner-params";
import {useOwnResource} from "./use-resource";

/** The athlete whose shared training a page is for, named in the page's address; null on the user's own pages. */
export const athleteInAddress = (): string | null =>
  typeof location === "undefined" ? null : new URLSearchParams(location.search).get("athlete") || null;

/** Whose training a page is for, as the path parameter of a call: the athlete in the address, or the signed-in user. */
export function athleteParams() {
  const id = athleteInAddress();
  return id === null ? ownerParams() : {id};
}

/** A resource of the page's athlete, read as the signed-in user. A null name reads nothing. */
export function useAthleteResource<T>(
  name: string | null,
  read: (runner: {readonly id: string}) => Promise<Reply<T>>,
) {
  const athlete = athleteInAddress();
  return useOwnResource(name && (athlete === null ? name : `${name} of ${athlete}`), (own) =>
    read(athlete === null ? own : {id: athlete}),
  );
}
