import {combineLatest, map} from "rxjs";
import {LOADING, type Loaded, lastKnown, ready} from "../../live-query/loaded.ts";
import {useStream} from "../../live-query/use-live-query.ts";
import {legalStatusStream} from "../backend/legal-status.ts";
import type {LegalStatus} from "../backend/reply.ts";

const NONE: ReadonlyMap<string, Loaded<LegalStatus>> = new Map();

/** Statuses of several versions, each kept up to date. */
export function useStatuses(versions: readonly string[]): ReadonlyMap<string, Loaded<LegalStatus>> {
  const all = useStream(versions.join(" "), (client) =>
    combineLatest(versions.map((id) => legalStatusStream(client, id))).pipe(
      map((statuses) => ready(new Map(versions.map((id, index) => [id, statuses[index] ?? LOADING])))),
    ),
  );
  return lastKnown(all) ?? NONE;
}
