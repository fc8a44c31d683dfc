import {useEffect} from "react";

// `#12-returns` names the clause by its number at the time as well; the anchor alone counts.
const NUMBERED = /^#\d+-(.+)$/;

/** Follows links that carry a clause's number, whatever its number is now. */
export function useClauseAddress() {
  useEffect(() => {
    const follow = () => {
      const [, anchor = ""] = NUMBERED.exec(decodeURIComponent(location.hash)) ?? [];
      const clause = anchor === "" ? null : document.getElementById(anchor);
      if (!clause) return;
      history.replaceState(history.state, "", `#${anchor}`);
      clause.scrollIntoView();
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
}
