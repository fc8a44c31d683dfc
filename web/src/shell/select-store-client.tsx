"use client";

import {type MouseEvent, type ReactNode, useId, useRef, useState, useSyncExternalStore} from "react";
import {cartCount} from "@/client/shop/cart-count";
import {regionCookie} from "@/lib/cookies";

interface Props {
  readonly label: string;
  /** Shown when no store fits what was typed. */
  readonly none: string;
  /** "1 result", "2 results" … by number of rows. */
  readonly counts: readonly string[];
  /** Shown to visitors who have something in the cart. */
  readonly cartNote: string;
  readonly children: ReactNode;
}

const ANSWER_MS = 1500;

/** Remembers the choice. Without scripts it is a list of links. */
export function SelectStoreClient({label, none, counts, cartNote, children}: Props) {
  const [found, setFound] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const inCart = useSyncExternalStore(cartCount.subscribe, cartCount.get, () => 0);
  const id = useId();
  return (
    <div className="mt-8">
      <div className="max-w-measure">
        <label htmlFor={id} className="text-label">
          {label}
        </label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          className="input mt-1"
          onChange={({target}) => setFound(list.current && filterRows(list.current, target.value))}
        />
        <p role="status" className="text-ui mt-2 min-h-6 text-text-2">
          {found === null ? "" : found === 0 ? none : counts[found - 1]}
        </p>
        {inCart > 0 && <p className="mt-2">{cartNote}</p>}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the clicks on the links inside, it is no control */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter key arrives as a click */}
      <div ref={list} onClick={choose}>
        {children}
      </div>
    </div>
  );
}

/** Shows the rows that contain what was typed; the international store is always left as a way out. */
function filterRows(list: HTMLElement, typed: string): number | null {
  const needle = typed.trim().toLocaleLowerCase();
  const rows = [...list.querySelectorAll<HTMLElement>("[data-search]")];
  const matching = rows.filter((row) => row.dataset.search?.includes(needle));
  for (const row of rows) {
    row.hidden = matching.length === 0 ? row.dataset.store !== "int" : !matching.includes(row);
  }
  for (const group of list.querySelectorAll<HTMLElement>("[data-store-group]")) {
    group.hidden = !group.querySelector("[data-search]:not([hidden])");
  }
  return needle === "" ? null : matching.length;
}

function choose(event: MouseEvent) {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-region]") : null;
  const region = link?.dataset.region;
  if (!link || !region) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = regionCookie(region, {keep: "stay", isSecure: location.protocol === "https:"});
  const from = new URLSearchParams(location.search).get("from");
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
  if (!from || !/^\/[^/\\]/.test(from) || opensElsewhere) return;
  event.preventDefault();
  void existing(`${link.pathname}${from}`, link.pathname).then((address) => location.assign(address));
}

/** The page the visitor came from, if the chosen region offers it; else that region's home. */
async function existing(page: string, home: string): Promise<string> {
  try {
    const {ok} = await fetch(page, {method: "HEAD", signal: AbortSignal.timeout(ANSWER_MS)});
    return ok ? page : home;
  } catch {
    return home;
  }
}
