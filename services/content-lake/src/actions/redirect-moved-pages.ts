import {planRedirect, type RedirectPlan} from "@gradus/schemas/completeness/plan-redirect";
import {toRedirect} from "@gradus/schemas/completeness/redirects";
import {pagePath} from "@gradus/schemas/page-path";
import type {Logger} from "pino";
import {OPERATOR} from "../access/people.ts";
import type {Dataset, Datasets} from "../datasets.ts";
import {parseId} from "../store/document-id.ts";
import type {CommittedTransaction, DocumentChange, LakeDocument} from "../types.ts";

interface Move {
  readonly from: string;
  readonly to: string;
}

/**
 * Redirects visitors from the old addresses of pages that a release moved or moved back. A user who publishes a page
 * by hand is asked to confirm; a release cannot ask, as it may run at night. Redirects are written under the lake's
 * own name, because not every user who publishes pages may change redirects.
 */
export function redirectMovedPages({
  datasets,
  log,
}: {
  readonly datasets: Datasets;
  readonly log: Logger;
}): void {
  datasets.onOpen(({store}) => {
    store.onRecord((record) => {
      const moves = movesOf(record);
      // Listeners are called within the transaction; the next one begins after it.
      if (moves.length > 0) setImmediate(() => redirectAll(store, moves, log));
    });
  });
}

function redirectAll(store: Dataset["store"], moves: readonly Move[], log: Logger): void {
  try {
    for (const move of moves) redirect(store, move);
    log.info({moves}, "redirects follow the pages a release moved");
  } catch (error) {
    log.error({err: error, moves}, "redirects do not follow the pages a release moved");
  }
}

/** Where pages were before a release went out and where they are now, each once for all its languages. */
function movesOf({changes}: CommittedTransaction): Move[] {
  if (!changes.some(isReleasePublished)) return [];
  const moves = new Map<string, Move>();
  for (const {id, before, after} of changes) {
    if (parseId(id).version !== null) continue;
    const [from, to] = [addressOf(before), addressOf(after)];
    if (from !== null && to !== null && from !== to) moves.set(from, {from, to});
  }
  return [...moves.values()];
}

function isReleasePublished({id, before, after}: DocumentChange): boolean {
  return id.startsWith("_.releases.") && before?.state !== "published" && after?.state === "published";
}

function addressOf(document: LakeDocument | null): string | null {
  const slug = document?.slug;
  const current = typeof slug === "object" && slug !== null && "current" in slug ? slug.current : null;
  return document && typeof current === "string" ? pagePath({type: document._type, slug: current}) : null;
}

function redirect(store: Dataset["store"], {from, to}: Move): void {
  const rows = [...store.all()]
    .filter(({_id}) => parseId(_id).version === null)
    .flatMap((each) => toRedirect(each) ?? []);
  const plan = planRedirect(from, to, rows);
  store.transact({author: OPERATOR.id, kind: "mutationError"}, (transaction) => {
    for (const mutation of mutationsOf(plan)) transaction.apply(mutation);
  });
}

function mutationsOf({from, to, remove, repoint}: RedirectPlan) {
  const targeting = {_type: "targeting", mode: "all"};
  const reason = "A release gave the page a new address.";
  return [
    ...remove.map((id) => ({delete: {id}})),
    ...repoint.map((id) => ({patch: {id, set: {to}}})),
    {create: {_type: "redirect", from, to, permanent: true, targeting, reason}},
  ];
}
