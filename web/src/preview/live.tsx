import {useRouter, useSelectedLayoutSegment} from "next/navigation";
import {VisualEditing} from "next-sanity/visual-editing/client-component";
import {useCallback, useEffect, useRef, useState, useTransition} from "react";
import {changeView} from "./change-view";
import {previewExit} from "./exit-preview";

export interface LiveProps {
  readonly since: string;
  readonly hasOverlays: boolean;
}

/**
 * Keeps a previewed page as fresh as the content: every change arrives as an event of our own server, which holds
 * the token. `since` is the ISO instant of which the page shows the content. Inside Presentation texts also open their
 * fields.
 */
export function Live({since, hasOverlays}: LiveProps) {
  const refreshPage = useRefresh();
  // An error page stands under an address that has no page the framework could ask for again.
  const isMissing = useSelectedLayoutSegment() === "errors";
  const refresh = isMissing ? reloadOnceFound : refreshPage;
  // Refreshed answers come from later instants; the connection that tells of changes stays the first.
  const [first] = useState(since);
  useEffect(() => {
    const events = new EventSource(`/api/preview/events?${new URLSearchParams({since: first})}`);
    events.addEventListener("change", refresh);
    // The link is over or was taken back: the next answer says so.
    events.addEventListener("ended", () => location.reload());
    return () => events.close();
  }, [refresh, first]);
  if (!hasOverlays) return null;
  return (
    <VisualEditing
      refresh={({source}) => {
        if (source === "manual") refresh();
        // Changes reach us as events already.
        return source === "manual" ? Promise.resolve() : false;
      }}
      onPerspectiveChange={async (perspective) => {
        await changeView({perspective: [perspective].flat().join(",")});
        refresh();
      }}
    />
  );
}

async function reloadOnceFound() {
  const {ok} = await fetch(location.href, {method: "HEAD"}).catch(() => ({ok: false}));
  if (ok) location.reload();
}

/** Asks for the page again; while one answer is on its way, all further wishes become a single one. */
function useRefresh() {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const state = useRef({isPending: false, isWanted: false});
  const run = useCallback(() => {
    if (previewExit.isUnderWay) return;
    // At once: the router would keep a second wish and send it when preview may be over.
    state.current.isPending = true;
    startTransition(() => router.refresh());
  }, [router]);
  useEffect(() => {
    state.current.isPending = isPending;
    if (isPending || !state.current.isWanted) return;
    state.current.isWanted = false;
    run();
  }, [isPending, run]);
  return useCallback(() => {
    if (state.current.isPending) state.current.isWanted = true;
    else run();
  }, [run]);
}
