import {useEffect, useState} from "react";
import type uPlot from "uplot";

type Library = typeof uPlot;

/**
 * The plot library, loaded when first needed; null until then, `failed` when loading failed: the table shows the same
 * data.
 */
export function usePlotLibrary(isNeeded: boolean): Library | "failed" | null {
  const [library, setLibrary] = useState<{readonly of: Library | "failed"} | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    let isGone = false;
    const arrive = (of: Library | "failed") => isGone || setLibrary({of});
    import("uplot").then(
      (module) => arrive(module.default),
      () => arrive("failed"),
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded]);
  return library?.of ?? null;
}

/** Counts how often colours changed: with the scheme of the system, or with the one the page is set to. */
export function useSchemeVersion(): number {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const changed = () => setVersion((before) => before + 1);
    const system = matchMedia("(prefers-color-scheme: dark)");
    const page = new MutationObserver(changed);
    system.addEventListener("change", changed);
    page.observe(document.documentElement, {attributes: true, attributeFilter: ["data-scheme"]});
    return () => {
      system.removeEventListener("change", changed);
      page.disconnect();
    };
  }, []);
  return version;
}
