import {readAhead} from "../today/read-days";
import {useOwnResource} from "./use-resource";

/** What the coming days hold, and the races after them: one's own, or those of an athlete. */
export function useAhead(athlete: string | null) {
  return useOwnResource(athlete === null ? "days ahead" : `days ahead of ${athlete}`, ({id}) =>
    readAhead({id: athlete ?? id}, Date.now()),
  );
}
