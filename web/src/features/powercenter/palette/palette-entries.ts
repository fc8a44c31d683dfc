import type {Activity} from "@gradus/backend/contract/activities";
import {addDays} from "@gradus/training/numbers/days";
import {dateFormat} from "@/lib/format/intl";
import {localDay} from "@/lib/time/local-day";
import {findDays} from "./find-days";
import type {PaletteHrefs, PalettePage, PaletteTranslator} from "./palette-messages";

export interface Entry {
  readonly id: string;
  readonly label: string;
  /** Shown next to the label. */
  readonly note: string | null;
  readonly href: string | null;
}

export interface EntryGroup {
  readonly key: "pages" | "runs" | "account" | "actions";
  readonly entries: readonly Entry[];
}

export const SIGN_OUT = "sign-out";

interface PaletteSources {
  readonly pages: readonly PalettePage[];
  readonly runs: readonly Activity[];
  readonly hrefs: PaletteHrefs;
}

/** Runs were looked for by the server and are all shown. */
export function findEntries(
  words: string,
  {pages, runs, hrefs}: PaletteSources,
  t: PaletteTranslator,
): EntryGroup[] {
  const isMeant = ({label}: {readonly label: string}) => containsWords(label, words);
  const pagesOf = (group: PalettePage["group"]) =>
    pages
      .filter((page) => page.group === group)
      .map(({label, href}) => ({id: href, label, note: null, href}))
      .filter(isMeant);
  const actions: Entry[] = [
    {id: "upload", label: t("palette.upload"), note: null, href: hrefs.upload},
    {id: "plan", label: t("palette.plan"), note: null, href: `${hrefs.calendar}?add=1`},
    {id: "move", label: t("palette.move"), note: null, href: `${hrefs.calendar}?view=list`},
    {id: "week", label: t("palette.week"), note: null, href: `${hrefs.calendar}?view=week`},
    {id: SIGN_OUT, label: t("palette.signOut"), note: null, href: null},
  ];
  const groups: EntryGroup[] = [
    {key: "pages", entries: pagesOf("pages")},
    {key: "runs", entries: runs.map((run) => runEntry(run, hrefs, t))},
    {key: "actions", entries: [...actions.filter(isMeant), ...dayEntries(words, hrefs, t)]},
    // Without words a long list of settings would hide what was run.
    {key: "account", entries: words.trim() === "" ? [] : pagesOf("account")},
  ];
  return groups.filter(({entries}) => entries.length > 0);
}

/** So far ahead days are planned: half of a year, so that a date without one is the nearest. */
const UPCOMING_DAYS = 182;

/** A typed date yields two entries: open its week, and plan on that day. */
function dayEntries(words: string, {calendar}: PaletteHrefs, t: PaletteTranslator): Entry[] {
  const days = findDays(words, t.formatLocale, addDays(localDay(new Date()), UPCOMING_DAYS));
  if (days === null) return [];
  const {from} = days;
  const day = writtenDay(from, t);
  return [
    {
      id: `week ${from}`,
      label: t("palette.weekOf", {day}),
      note: null,
      href: `${calendar}?view=week&day=${from}`,
    },
    {
      id: `plan ${from}`,
      label: t("palette.planOn", {day}),
      note: null,
      href: `${calendar}?add=1&day=${from}`,
    },
  ];
}

const writtenDay = (day: string, t: PaletteTranslator) =>
  dateFormat(t.formatLocale, {dateStyle: "medium", timeZone: "UTC"}).format(new Date(`${day}T00:00:00Z`));

function runEntry({id, name, local_day}: Activity, {runs}: PaletteHrefs, t: PaletteTranslator): Entry {
  return {
    id,
    label: name,
    note: writtenDay(local_day, t),
    href: `${runs}/${encodeURIComponent(id)}`,
  };
}

/** Every word, wherever it stands and without its accents. */
function containsWords(label: string, words: string): boolean {
  const text = searchableText(label);
  return searchableText(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const searchableText = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
