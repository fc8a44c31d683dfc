import {readAhead} from "../today/read-days";
import {useOwnResource} from "./use-resource";

/** What the coming days hold, and the races after them. */
export function useAhead() {
  return useOwnResource("days ahead", (params) => readAhead(params, Date.now()));
}
