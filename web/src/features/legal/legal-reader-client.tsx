"use client";

import {useClauseAddress} from "./use-clause-address";
import {useCopiedLink} from "./use-copied-link";
import {useCurrentClause} from "./use-current-clause";

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
