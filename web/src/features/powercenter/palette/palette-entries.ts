import type {Activity} from "@gradus/backend/contract/activities";
import {dateFormat} from "@/lib/format/intl";
import type {PaletteHrefs, PalettePage, PaletteTranslator} from "./palette-messages";

/** Something that can be chosen: a place, or what is done. */
export interface Entry {
  readonly id: string;
  readonly label: string;
  /** Said beside it. */
  readonly note: string | null;
  readonly href: string | null;
}

export interface EntryGroup {
  readonly key: "pages" | "runs" | "account" | "actions";
  readonly entries: readonly Entry[];
}

export const SIGN_OUT = "sign-out";

interface Known {
  readonly pages: readonly PalettePage[];
  readonly runs: readonly Activity[];
  readonly hrefs: PaletteHrefs;
}

/** What there is for some words, by group. Runs were looked for by the server and are all shown. */
export function findEntries(words: string, {pages, runs, hrefs}: Known, t: PaletteTranslator): EntryGroup[] {
  const isMeant = ({label}: {readonly label: string}) => holdsWords(label, words);
  const pagesOf = (group: PalettePage["group"]) =>
    pages
      .filter((page) => page.group === group)
      .map(({label, href}) => ({id: href, label, note: null, href}))
      .filter(isMeant);
  const actions: Entry[] = [
    {id: "upload", label: t("palette.upload"), note: null, href: hrefs.upload},
    {id: SIGN_OUT, label: t("palette.signOut"), note: null, href: null},
  ];
  const groups: EntryGroup[] = [
    {key: "pages", entries: pagesOf("pages")},
    {key: "runs", entries: runs.map((run) => runEntry(run, hrefs, t))},
    {key: "actions", entries: actions.filter(isMeant)},
    // Without words a long list of settings would hide what was run.
    {key: "account", entries: words.trim() === "" ? [] : pagesOf("account")},
  ];
  return groups.filter(({entries}) => entries.length > 0);
}

function runEntry({id, name, local_day}: Activity, {runs}: PaletteHrefs, t: PaletteTranslator): Entry {
  const day = dateFormat(t.formatLocale, {dateStyle: "medium", timeZone: "UTC"});
  return {
    id,
    label: name,
    note: day.format(new Date(`${local_day}T00:00:00Z`)),
    href: `${runs}/${encodeURIComponent(id)}`,
  };
}

/** Every word, wherever it stands and without its accents. */
function holdsWords(label: string, words: string): boolean {
  const text = bare(label);
  return bare(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const bare = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
