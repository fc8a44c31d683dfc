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
 * Keeps a previewed page up to date with the content: every change arrives as an event of our own server, which holds
 * the token. `since` is the ISO instant of the content that the page shows. Inside Presentation, texts also open their
 * fields.
 */
export function Live({since, hasOverlays}: LiveProps) {
  const refreshPage = useRefresh();
  // The address of an error page has no page that the framework could request again.
  const isMissing = useSelectedLayoutSegment() === "errors";
  const refresh = isMissing ? reloadOnceFound : refreshPage;
  // Refreshed responses carry later instants; the connection for change events keeps the first one.
  const [first] = useState(since);
  useEffect(() => {
    const events = new EventSource(`/api/preview/events?${new URLSearchParams({since: first})}`);
    events.addEventListener("change", refresh);
    // The link has expired or was revoked: the next response reports it.
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

/** Requests the page again; while a response is pending, all further requests are merged into one. */
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
