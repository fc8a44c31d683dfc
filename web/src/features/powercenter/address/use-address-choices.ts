import {useMemo} from "react";
import {useAddressQuery} from "./use-address-query";

export type Choices = Readonly<Record<string, string>>;

/** Named choices of a page, kept in the URL: they can be shared, and going back undoes a choice. */
export function useAddressChoices(): [
  chosen: Choices,
  choose: (changes: Choices, isTyping?: boolean) => void,
] {
  const [query, change] = useAddressQuery();
  const chosen = useMemo(() => Object.fromEntries(new URLSearchParams(query)), [query]);
  /** An empty value takes a choice away. */
  function choose(changes: Choices, isTyping = false) {
    const next = new URLSearchParams(Object.entries({...chosen, ...changes}).filter(([, value]) => value));
    change(next.size === 0 ? "" : `?${next}`, isTyping);
  }
  return [chosen, choose];
}
