import {useEffect} from "react";

// Where a reader's eyes are: below the header, in the upper third.
const READING_LINE = "-20% 0px -70% 0px";

export function useCurrentClause() {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const current = entries.find(({isIntersecting}) => isIntersecting)?.target.id;
        if (current) markCurrent(current);
      },
      {rootMargin: READING_LINE},
    );
    for (const clause of document.querySelectorAll("[data-clause]")) observer.observe(clause);
    return () => observer.disconnect();
  }, []);
}

function markCurrent(anchor: string) {
  for (const link of document.querySelectorAll(".legal-contents-link")) {
    if (link.getAttribute("href") === `#${anchor}`) link.setAttribute("aria-current", "location");
    else link.removeAttribute("aria-current");
  }
}
