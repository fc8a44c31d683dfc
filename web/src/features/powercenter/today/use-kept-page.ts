import {useEffect, useState} from "react";
import {TODAY_WORKER_PATH} from "@/lib/today-worker-path";

/** Has this page kept for when there is no connection. True once it is; false where the browser cannot. */
export function useKeptPage(): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    void keepPage().then((kept) => listening.signal.aborted || setKept(kept));
    return () => listening.abort();
  }, []);
  return isKept;
}

async function keepPage(): Promise<boolean> {
  // Missing outside https and localhost, whatever the types say.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers) return false;
  const scope = location.pathname;
  const worker = await workers
    .register(TODAY_WORKER_PATH, {scope, updateViaCache: "none"})
    .then(() => workers.ready)
    .catch(() => null);
  return worker?.active ? tell(worker.active) : false;
}

/** Says which files the page is drawn with; the worker fetches those it does not have. */
function tell(worker: ServiceWorker): Promise<boolean> {
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
