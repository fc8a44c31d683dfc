import type {Platform} from "@gradus/backend/contract/platforms";
import {useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {useResource} from "@/client/resources/use-resource";
import {browserSession} from "@/client/session/browser-session";
import type {Failure, Reply} from "@/client/session/reply";
import {useRequiredSession} from "@/client/session/use-session";
import type {PlatformsTranslator} from "./platforms-messages";

/** The platforms of whoever is signed in, and what can be done with them. What happened is said in words. */
export function usePlatforms(t: PlatformsTranslator) {
  const {userId} = useRequiredSession();
  const list = useResource(userId && `platforms ${userId}`, () =>
    browserSession().callBackend("GET /b/api/v1/users/{id}/platforms", {params: {id: userId ?? ""}}),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const items = list.data?.items ?? null;

  const nameOf = (platform: string) => items?.find((one) => one.platform === platform)?.name ?? platform;

  /** What stopped something at a platform; null on a page that is on its way to another. */
  function stoppedBy(platform: string, err: Failure): string | null {
    const named = {platform: nameOf(platform)};
    const own = {
      platform_unavailable: t("platforms.unavailable", named),
      platform_linked_elsewhere: t("platforms.linkedElsewhere", named),
      platform_denied: t("platforms.tooLate"),
    };
    return err.code === "leaving" ? null : failureMessage(err, t, own);
  }

  const refuse = (platform: string, err: Failure) => setProblem(stoppedBy(platform, err));

  /** Takes over what the backend says of a platform now. */
  function settle(
    platform: string,
    reply: Reply<Platform>,
    said: "platforms.connectedNow" | "platforms.disconnectedNow",
  ) {
    setProblem(null);
    setDone(null);
    if (!reply.ok) return refuse(platform, reply.err);
    setDone(t(said, {platform: reply.data.name}));
    if (items) list.replace({items: items.map((one) => (one.platform === platform ? reply.data : one))});
  }

  return {
    userId,
    items,
    err: list.err,
    retry: list.retry,
    isLoading: list.isLoading,
    problem,
    done,
    nameOf,
    refuse,
    settle,
    setProblem,

    /** Leaves for the platform; what comes back is led to this market. */
    async connect(platform: string) {
      setProblem(null);
      const [, region = "", locale = ""] = location.pathname.split("/");
      const reply = await browserSession().callBackend("GET /b/platform/oauth/{platform}", {
        params: {platform},
        query: {region, locale},
      });
      if (reply.ok) location.assign(reply.data.authorize_url);
      else refuse(platform, reply.err);
    },

    /** What stopped it, in words; null when it is done. */
    async disconnect(platform: string): Promise<string | null> {
      const reply = await browserSession().callBackend("DELETE /b/platform/oauth/{platform}", {
        params: {platform},
      });
      if (!reply.ok) return stoppedBy(platform, reply.err);
      settle(platform, reply, "platforms.disconnectedNow");
      return null;
    },
  };
}
export type Platforms = ReturnType<typeof usePlatforms>;
