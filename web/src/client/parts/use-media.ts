import {useSyncExternalStore} from "react";

/** Whether the screen is as a query says, followed. */
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
