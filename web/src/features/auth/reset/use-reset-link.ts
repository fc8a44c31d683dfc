import {useEffect, useState} from "react";
import {browserSession} from "@/client/session/browser-session";
import {browserTabStorage} from "@/client/session/browser-storage";

interface ResetLink {
  /** `over`: used, expired or invalid. While the server does not answer, it stays `open`; the form reports errors. */
  readonly state: "open" | "over";
  readonly sessionId: string;
  readonly emailHint: string | null;
}

const UNREAD: ResetLink = {state: "open", sessionId: "", emailHint: null};
const OVER: ResetLink = {...UNREAD, state: "over"};
/** In the tab, until the link is used or over: the address bar loses it, and a reload should not. */
const KEY = "gradus.reset_link";
/** Replaces the secret in the URL. */
const PLACEHOLDER = "new-password";

/** The reset link in the URL. Its secret is removed from the URL at once, so that no history or referrer keeps it. */
export function useResetLink() {
  const [link, setLink] = useState(UNREAD);
  useEffect(() => {
    const sessionId = takeSessionId();
    if (sessionId === "") return setLink(OVER);
    setLink((before) => ({...before, sessionId}));
    void browserSession()
      .callBackend("GET /b/reset/password/{sessionId}", {params: {sessionId}})
      .then((reply) => {
        if (reply.ok) setLink({state: "open", sessionId, emailHint: reply.data.email_hint});
        else if (reply.status === 410 || reply.status === 404) end();
      });
  }, []);

  function end() {
    forgetLink();
    setLink(OVER);
  }
  return {...link, end, forget: forgetLink};
}

const forgetLink = () => browserTabStorage().removeItem(KEY);

function takeSessionId(): string {
  const [, region, locale, page, id = ""] = location.pathname.split("/");
  if (id === PLACEHOLDER) return browserTabStorage().getItem(KEY) ?? "";
  const sessionId = decodeURIComponent(id);
  browserTabStorage().setItem(KEY, sessionId);
  history.replaceState(history.state, "", `/${region}/${locale}/${page}/${PLACEHOLDER}`);
  return sessionId;
}
