import {readUpcomingDays} from "../today/read-days";
import {useOwnResource} from "./use-resource";

export function useUpcomingDays(athlete: string | null) {
  return useOwnResource(athlete === null ? "days ahead" : `days ahead of ${athlete}`, ({id}) =>
    readUpcomingDays({id: athlete ?? id}, Date.now()),
  );
}
