import {useRouter} from "next/navigation";
import {type KeyboardEvent, useId, useState} from "react";
import {flushSync} from "react-dom";
import {signOutTo} from "@/client/parts/sign-out-to";
import {Button} from "@/ui/button";
import {Dialog} from "@/ui/dialog";
import {type Entry, findEntries, SIGN_OUT} from "./palette-entries";
import {PaletteList} from "./palette-list";
import type {PaletteHrefs, PalettePage, PaletteTranslator} from "./palette-messages";
import {useFoundRuns} from "./use-found-runs";

interface Props {
  readonly pages: readonly PalettePage[];
  readonly hrefs: PaletteHrefs;
  readonly t: PaletteTranslator;
  readonly onClose: () => void;
}

/**
 * An opening dialog focuses its first button unless a field has this attribute, which React does not write by itself.
 */
const focusFirst = (field: HTMLInputElement | null) => field?.setAttribute("autofocus", "");

export function Palette({pages, hrefs, t, onClose}: Props) {
  const router = useRouter();
  const list = useId();
  const [words, setWords] = useState("");
  const [active, setActive] = useState(0);
  const found = useFoundRuns(words, t.formatLocale);
  const groups = findEntries(words, {pages, runs: found.runs, hrefs}, t);
  const entries = groups.flatMap((group) => group.entries);
  const at = Math.min(active, entries.length - 1);

  function choose(entry: Entry | undefined) {
    if (!entry) return;
    // Closed first: a dialog gives the focus back, and the page that comes takes it.
    flushSync(onClose);
    if (entry.href !== null) router.push(entry.href);
    else if (entry.id === SIGN_OUT) void signOutTo(hrefs.signIn);
  }
  function onKeyDown(event: KeyboardEvent) {
    const to = nextPlace(event.key, at, entries.length);
    if (to !== null) setActive(to);
    if (event.key === "Enter") choose(entries[at]);
    if (to !== null || event.key === "Enter") event.preventDefault();
  }
  const close = (
    <Button variant="quiet" className="flex-none" onClick={onClose}>
      {t("common.close")}
    </Button>
  );
  return (
    <Dialog label={t("palette.title")} className="dialog palette" action={close} onClose={onClose}>
      <div className="palette-field">
        <label htmlFor={`${list}-words`} className="text-label">
          {t("palette.label")}
        </label>
        <input
          id={`${list}-words`}
          ref={focusFirst}
          className="input"
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={entries.length > 0 ? `${list}-${at}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={words}
          onChange={({target}) => {
            setWords(target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <PaletteList id={list} groups={groups} active={at} t={t} onChoose={choose} onPoint={setActive} />
      <p role="status" className="palette-status text-label text-text-2">
        {statusOf(entries.length, found, t)}
      </p>
    </Dialog>
  );
}

function statusOf(count: number, found: ReturnType<typeof useFoundRuns>, t: PaletteTranslator): string {
  if (found.hasFailed) return t("palette.failed");
  if (found.isSearching) return t("palette.searching");
  return count === 0 ? t("palette.none") : t("palette.count", {count});
}

/** Where a key leads in a list that goes round; null for other keys. */
function nextPlace(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return (at - 1 + count) % count;
  return null;
}
