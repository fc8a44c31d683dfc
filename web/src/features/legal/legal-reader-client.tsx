"use client";

import {useEffect} from "react";
import {useCopiedLink} from "./use-copied-link";

// `#12-returns` names the clause by its number at the time as well; the anchor alone counts.
const NUMBERED = /^#\d+-(.+)$/;
// Where a reader's eyes are: below the header, in the upper third.
const READING_LINE = "-20% 0px -70% 0px";

/** Without scripts the page is complete and its links work. */
export function LegalReaderClient({copied}: {copied: string}) {
  useClauseAddress();
  useCurrentClause();
  const isCopied = useCopiedLink();
  return (
    <p role="status" className="legal-toast print:hidden">
      {isCopied && <span>{copied}</span>}
    </p>
  );
}

/** Follows links that carry a clause's number, whatever its number is now. */
function useClauseAddress() {
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

function useCurrentClause() {
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        const current = entries.find(({isIntersecting}) => isIntersecting)?.target.id;
        if (current) markCurrent(current);
      },
      {rootMargin: READING_LINE},
    );
    for (const clause of document.querySelectorAll("[data-clause]")) seen.observe(clause);
    return () => seen.disconnect();
  }, []);
}

function markCurrent(anchor: string) {
  for (const link of document.querySelectorAll(".legal-contents-link")) {
    if (link.getAttribute("href") === `#${anchor}`) link.setAttribute("aria-current", "location");
    else link.removeAttribute("aria-current");
  }
}
