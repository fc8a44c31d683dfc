import type {RedirectRow} from "./redirects.ts";
import {pathOnly} from "./redirects.ts";

export interface RedirectPlan {
  readonly from: string;
  readonly to: string;
  /** Redirects that led to the former address and shall lead straight on. */
  readonly repoint: readonly string[];
  /** Redirects from what is a page again: they would close a circle. */
  readonly remove: readonly string[];
}

/** What has to change among the redirects when a page moves, so that there is neither a chain nor a circle. */
export function planRedirect(from: string, to: string, redirects: readonly RedirectRow[]): RedirectPlan {
  const remove = redirects.filter((row) => row.from === to || row.from === from).map(({id}) => id);
  const repoint = redirects
    .filter((row) => pathOnly(row.to) === from && !remove.includes(row.id))
    .map(({id}) => id);
  return {from, to, repoint, remove};
}
