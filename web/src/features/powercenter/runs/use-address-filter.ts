import {useMemo} from "react";
import {useAddressQuery} from "../address/use-address-query";
import {formatFilter, parseFilter, type RunFilter} from "./run-filter";

/** The filter in the address, and a way to change it: going back brings the former list back. */
export function useAddressFilter(): [RunFilter, (next: RunFilter) => void] {
  const [query, change] = useAddressQuery();
  const filter = useMemo(() => parseFilter(new URLSearchParams(query)), [query]);
  return [filter, (next) => change(formatFilter(next))];
}
