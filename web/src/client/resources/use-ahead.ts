import {readAhead} from "../today/read-days";
import {useOwnResource} from "./use-resource";

/** The coming days and the races after them, of the user or of an athlete. */
export function useAhead(athlete: string | null) {
  return useOwnResource(athlete === null ? "days ahead" : `days ahead of ${athlete}`, ({id}) =>
    readAhead({id: athlete ?? id}, Date.now()),
  );
}
