import {reaches} from "@gradus/backend/contract/share-values";
import type {Share} from "@gradus/backend/contract/sharing";
import {type HiddenPlace, hidePositions} from "@gradus/training/map/privacy";
import type {Series} from "@gradus/training/series/series";
import {Fragment, type ReactNode, useMemo, useState} from "react";
import {usePlaces} from "@/client/resources/use-places";
import {useRunLinks} from "@/client/resources/use-run-links";
import {useShares} from "@/client/resources/use-shares";
import {Dialog} from "@/ui/dialog";
import {Link} from "@/ui/link";
import type {RunContext} from "./run-words";
import {ShareContent} from "./share/share-dialog";

interface Props extends Pick<RunContext, "run" | "t"> {
  readonly series: Series;
  /** Of the pages of the account. */
  readonly accountHref: string;
}

/** Renders nothing until all of it is known. */
export function RunAudience({run, series, accountHref, t}: Props) {
  const [isOpen, setOpen] = useState(false);
  const shares = useShares().data;
  const links = useRunLinks(run.id).data;
  const hidden = useHiddenPlaces(series);
  if (!shares || !links || hidden === null) return null;
  const people = shares.items.filter(seesRuns).length;
  const open = links.items.length;
  const to = (page: string, words: string) => (
    <Link href={`${accountHref}/${page}`} className="link">
      {words}
    </Link>
  );
  const facts: readonly (readonly [string, ReactNode])[] = [
    ["alone", people + open === 0 && to("shares", t("runMore.about.alone"))],
    ["people", people > 0 && to("shares", t("runMore.about.people", {count: people}))],
    [
      "links",
      open > 0 && (
        <button type="button" className="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t("runMore.about.links", {count: open})}
        </button>
      ),
    ],
    ["places", hidden > 0 && to("privacy", t("runMore.about.places", {count: hidden}))],
  ];
  return (
    <div className="run-about text-label text-text-2">
      {facts
        .filter(([, words]) => words)
        .map(([key, words], index) => (
          <Fragment key={key}>
            {index > 0 && " · "}
            {words}
          </Fragment>
        ))}
      {isOpen && (
        <Dialog label={t("sharedRun.title")} onClose={() => setOpen(false)}>
          <ShareContent run={run} t={t} close={() => setOpen(false)} />
        </Dialog>
      )}
    </div>
  );
}

const seesRuns = ({direction, status, level}: Share) =>
  direction === "given" && status === "accepted" && reaches(level, "activities");

/** How many places hide something of this run; null until they are known. */
function useHiddenPlaces(series: Series): number | null {
  const places = usePlaces().data;
  return useMemo(
    () => places?.items.filter((place) => hidesSome(series, place)).length ?? null,
    [places, series],
  );
}

function hidesSome(series: Series, place: HiddenPlace): boolean {
  const {latitude: all} = series.columns;
  const shown = hidePositions(series, [place]).columns.latitude;
  if (!all || !shown) return false;
  return shown.some((degrees, slot) => Number.isNaN(degrees) && !Number.isNaN(all[slot] ?? Number.NaN));
}
