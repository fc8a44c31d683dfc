"use client";

import {usePathname} from "next/navigation";
import {useEffect} from "react";

interface Props {
  readonly region: string;
  /** The language that is shown while the key is held. */
  readonly locale: string;
}

const KEY = "Alt";

/** While Alt is held, the page is read in the language it was translated from, in the same place. */
export function SourceClient({region, locale}: Props) {
  const rest = usePathname().split("/").slice(3).join("/");
  useEffect(() => {
    const address = `/${region}/${locale}${rest && `/${rest}`}`;
    let controller: AbortController | null = null;
    const press = ({key, repeat}: KeyboardEvent) => {
      if (key !== KEY || repeat || controller) return;
      controller = new AbortController();
      void showSource(address, locale, controller.signal);
    };
    const release = () => {
      controller?.abort();
      controller = null;
    };
    addEventListener("keydown", press);
    addEventListener("keyup", release);
    // The key may be let go in another window.
    addEventListener("blur", release);
    return () => {
      release();
      removeEventListener("keydown", press);
      removeEventListener("keyup", release);
      removeEventListener("blur", release);
    };
  }, [region, locale, rest]);
  return null;
}

/** Replaces the page's main element with the source's until the signal aborts. */
async function showSource(address: string, locale: string, signal: AbortSignal) {
  const page = document.querySelector("main");
  const source = await readMain(address, signal).catch(() => null);
  if (!page || !source || signal.aborted) return;
  source.lang = locale;
  source.removeAttribute("id");
  page.hidden = true;
  page.after(source);
  signal.addEventListener("abort", () => {
    source.remove();
    page.hidden = false;
  });
}

async function readMain(address: string, signal: AbortSignal): Promise<HTMLElement | null> {
  const response = await fetch(address, {signal, headers: {accept: "text/html"}});
  if (!response.ok) return null;
  return new DOMParser().parseFromString(await response.text(), "text/html").querySelector("main");
}
