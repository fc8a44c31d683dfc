import {useRouter} from "next/navigation";
import {useEffect} from "react";
import {browserSession} from "@/client/session/browser-session";
import {parseNextPath} from "@/client/session/next-path";
import {useSession} from "@/client/session/use-session";

/** Redirects a signed-in user, or one who has just signed in, to the page they were going to. */
export function useSignedInRedirect(home: string): void {
  const {status} = useSession();
  const router = useRouter();
  useEffect(() => {
    if (status !== "signedIn") return;
    const next = new URLSearchParams(location.search).get("next");
    const target = parseNextPath(next) ?? home;
    // Replaces, so that Back does not lead to the sign-in page. A session in memory would not survive a page load.
    if (browserSession().isPersistent) location.replace(target);
    else router.replace(target);
  }, [status, home, router]);
}
