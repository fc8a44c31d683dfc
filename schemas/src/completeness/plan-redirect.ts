import type {RedirectRow} from "./redirects.ts";
import {pathOnly} from "./redirects.ts";

export interface RedirectPlan {
  readonly from: string;
  readonly to: string;
  /** Redirects that led to the former address and shall lead straight on. */
  readonly repoint: readonly string[];
  /** Redirects from an address that is a page again: they would form a loop. */
  readonly remove: readonly string[];
}

/** The changes to redirects that moving a page requires, so that no chain and no loop results. */
export function planRedirect(from: string, to: string, redirects: readonly RedirectRow[]): RedirectPlan {
  const remove = redirects.filter((row) => row.from === to || row.from === from).map(({id}) => id);
  const repoint = redirects
    .filter((row) => pathOnly(row.to) === from && !remove.includes(row.id))
    .map(({id}) => id);
  return {from, to, repoint, remove};
}
