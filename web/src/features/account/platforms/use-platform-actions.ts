import type {Platform} from "@gradus/backend/contract/platforms";
import {useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {disconnectPlatform, startConnecting, usePlatforms} from "@/client/resources/use-platforms";
import type {Failure, Reply} from "@/client/session/reply";
import type {PlatformsTranslator} from "./platforms-messages";

type PlatformMessageKey = "platforms.connectedNow" | "platforms.disconnectedNow";

export function usePlatformActions(t: PlatformsTranslator) {
  const list = usePlatforms();
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const items = list.data?.items ?? null;
  const nameOf = (platform: string) => items?.find((one) => one.platform === platform)?.name ?? platform;
  const refuse = (platform: string, err: Failure) => setProblem(problemOf(err, nameOf(platform), t));

  /** Applies the platform state that the backend returned. */
  function settle(platform: string, reply: Reply<Platform>, message: PlatformMessageKey) {
    setProblem(null);
    setDone(null);
    if (!reply.ok) return refuse(platform, reply.err);
    setDone(t(message, {platform: reply.data.name}));
    list.update(({items: now}) => ({
      items: now.map((one) => (one.platform === platform ? reply.data : one)),
    }));
  }

  /** Leaves for the platform. */
  async function connect(platform: string) {
    setProblem(null);
    const [, region = "", locale = ""] = location.pathname.split("/");
    const reply = await startConnecting(platform, {region, locale});
    if (reply.ok) location.assign(reply.data.authorize_url);
    else refuse(platform, reply.err);
  }

  /** What stopped it, in words; null when it is done. */
  async function disconnect(platform: string): Promise<string | null> {
    const reply = await disconnectPlatform(platform);
    if (!reply.ok) return problemOf(reply.err, nameOf(platform), t);
    settle(platform, reply, "platforms.disconnectedNow");
    return null;
  }
  return {list, items, problem, done, nameOf, refuse, settle, setProblem, connect, disconnect};
}
export type PlatformActions = ReturnType<typeof usePlatformActions>;

/** What stopped something at a platform. */
function problemOf(err: Failure, platform: string, t: PlatformsTranslator): string | null {
  const own = {
    platform_unavailable: t("platforms.unavailable", {platform}),
    platform_linked_elsewhere: t("platforms.linkedElsewhere", {platform}),
    platform_denied: t("platforms.tooLate"),
  };
  return failureMessage(err, t, own);
}
