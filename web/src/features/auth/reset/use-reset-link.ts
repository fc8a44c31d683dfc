import {useEffect, useState} from "react";
import {browserSession} from "@/client/session/browser-session";

interface ResetLink {
  /** `over`: used, expired or never ours. A server that does not answer leaves it open: the form will tell. */
  readonly state: "open" | "over";
  readonly sessionId: string;
  readonly emailHint: string | null;
}

const UNREAD: ResetLink = {state: "open", sessionId: "", emailHint: null};
// Kept for this page only, because the address bar loses it.
let taken = "";

/** The link someone came by. Its secret leaves the address at once, so that no history and no referrer keeps it. */
export function useResetLink() {
  const [link, setLink] = useState(UNREAD);
  useEffect(() => {
    const sessionId = takeSessionId();
    setLink((before) => ({...before, sessionId}));
    void browserSession()
      .callBackend("GET /b/reset/password/{sessionId}", {params: {sessionId}})
      .then((reply) => {
        if (reply.ok) setLink({state: "open", sessionId, emailHint: reply.data.email_hint});
        else if (reply.status === 410 || reply.status === 404)
          setLink({state: "over", sessionId, emailHint: null});
      });
  }, []);
  return {...link, end: () => setLink((before) => ({...before, state: "over"}))};
}

function takeSessionId(): string {
  const [, region, locale, page, id = ""] = location.pathname.split("/");
  if (taken === "") taken = decodeURIComponent(id);
  history.replaceState(history.state, "", `/${region}/${locale}/${page}/new-password`);
  return taken;
}
