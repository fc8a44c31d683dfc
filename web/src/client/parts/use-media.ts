import {useSyncExternalStore} from "react";

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (hear) => {
      const media = matchMedia(query);
      media.addEventListener("change", hear);
      return () => media.removeEventListener("change", hear);
    },
    () => matchMedia(query).matches === true,
    () => false,
  );
}
