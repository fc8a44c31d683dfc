import {connection, type NextRequest} from "next/server";
import {client} from "@/content/client";
import {NO_STORE_STREAM} from "@/lib/cache-control";
import {readPreviewSession} from "@/preview/read-session";

const HEARTBEAT_MS = 20_000;
const HEADERS = {"content-type": "text/event-stream", ...NO_STORE_STREAM};
const HAS_CHANGED = "defined(*[_updatedAt > $since][0]._id)";
const RAW = {perspective: "raw", cache: "no-store"} as const;
const encoder = new TextEncoder();

/**
 * Word of every change of content, drafts included, for pages in preview; `?since` is the instant of which the page
 * shows the content. The token stays on this server.
 */
export async function GET(request: NextRequest) {
  // Nothing here can be made ahead.
  await connection();
  const preview = await readPreviewSession();
  if (!preview) return new Response(message("ended"), {headers: HEADERS});
  const since = request.nextUrl.searchParams.get("since");
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      let isStopped = false;
      const send = (event: string) => {
        if (!isStopped) controller.enqueue(encoder.encode(message(event)));
      };
      const changes = client.live.events({includeDrafts: true, tag: "preview"}).subscribe({
        next: ({type}) => {
          // Changes made between the page and this connection were not reported to any listener.
          if (type === "welcome") whenChangedSince(since, () => send("change"));
          // After a gap nothing is known, so that counts as a change as well.
          else if (type === "message" || type === "restart") send("change");
        },
        error: (error) => {
          console.error("Changes of content cannot be followed:", error);
          stop();
        },
      });
      const heartbeat = setInterval(() => controller.enqueue(encoder.encode(":\n\n")), HEARTBEAT_MS);
      const end = endOf(preview, () => send("ended"));
      const stop = () => {
        if (isStopped) return;
        isStopped = true;
        clearInterval(heartbeat);
        clearTimeout(end);
        changes.unsubscribe();
        controller.close();
      };
      request.signal.addEventListener("abort", stop);
      // An answer without a byte is held back, and its reader would wait for the first change to be connected.
      send("open");
    },
  });
  return new Response(stream, {headers: HEADERS});
}

function message(event: string) {
  return `event: ${event}\ndata: {}\n\n`;
}

/** Calls `changed` if a document was written after the instant, or if that cannot be determined. */
async function whenChangedSince(since: string | null, changed: () => void) {
  try {
    if (since !== null && !(await client.fetch<boolean>(HAS_CHANGED, {since}, RAW))) return;
  } catch (error) {
    console.error("Whether a previewed page is out of date cannot be told:", error);
  }
  changed();
}

type Preview = NonNullable<Awaited<ReturnType<typeof readPreviewSession>>>;

const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Calls `over` when the preview expires. */
function endOf(preview: Preview, over: () => void): NodeJS.Timeout {
  const ends = preview.kind === "link" ? Date.parse(preview.link.expires) : preview.session.expires;
  return setTimeout(over, Math.min(Math.max(ends - Date.now(), 0), LONGEST_TIMER_MS));
}
