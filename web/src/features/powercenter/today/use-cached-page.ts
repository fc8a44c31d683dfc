import {useEffect, useState} from "react";
import {TODAY_WORKER_PATH} from "@/lib/today-worker-path";

/**
 * Stores this page for use without a connection; offline, its sibling pages lead here. True once it is stored; false
 * where the browser cannot store it.
 */
export function useCachedPage(): boolean {
  const [isKept, setCached] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    void cachePage().then((hasCached) => listening.signal.aborted || setCached(hasCached));
    return () => listening.abort();
  }, []);
  return isKept;
}

async function cachePage(): Promise<boolean> {
  // Undefined outside https and localhost, despite the types.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers) return false;
  const {pathname} = location;
  const scope = pathname.slice(0, pathname.lastIndexOf("/"));
  const registration = await workers
    .register(TODAY_WORKER_PATH, {scope, updateViaCache: "none"})
    .catch(() => null);
  const worker = registration && (await activeWorker(registration));
  if (!worker) return false;
  const isKept = await sendFileList(worker);
  // Workers of earlier builds have this page alone, and would go on answering for it.
  const before = isKept ? await workers.getRegistration(pathname).catch(() => undefined) : undefined;
  if (before && before !== registration) await before.unregister().catch(() => false);
  return isKept;
}

/** Resolves with the worker once it has cached all its files; null where that is impossible. */
function activeWorker(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const {active, installing, waiting} = registration;
  const next = installing ?? waiting;
  if (active || !next) return Promise.resolve(active);
  return new Promise((resolve) => {
    next.addEventListener("statechange", () => {
      if (next.state === "activated") resolve(next);
      if (next.state === "redundant") resolve(registration.active);
    });
  });
}

/** Sends the worker the list of files the page is rendered with; the worker fetches those it does not have. */
function sendFileList(worker: ServiceWorker): Promise<boolean> {
  const files = performance.getEntriesByType("resource").flatMap(({name}) => {
    const {origin, pathname} = new URL(name, location.href);
    return origin === location.origin ? [pathname] : [];
  });
  const {port1, port2} = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({data}) => resolve(data === true);
    worker.postMessage(files, [port2]);
  });
}
