import {combineLatest, map} from "rxjs";
import {LOADING, type Loadable, lastKnown, ready} from "../../live-query/loadable.ts";
import {useStream} from "../../live-query/use-live-query.ts";
import {legalStatusStream} from "../backend/legal-status.ts";
import type {LegalStatus} from "../backend/reply.ts";

const NONE: ReadonlyMap<string, Loadable<LegalStatus>> = new Map();

export function useStatuses(versions: readonly string[]): ReadonlyMap<string, Loadable<LegalStatus>> {
  const all = useStream(versions.join(" "), (client) =>
    combineLatest(versions.map((id) => legalStatusStream(client, id))).pipe(
      map((statuses) => ready(new Map(versions.map((id, index) => [id, statuses[index] ?? LOADING])))),
    ),
  );
  return lastKnown(all) ?? NONE;
}
