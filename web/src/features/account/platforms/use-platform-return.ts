import type {partnerTokenReply} from "@gradus/backend/contract/platforms";
import {useEffect, useRef, useState} from "react";
import type {z} from "zod";
import {browserSession} from "@/client/session/browser-session";
import {type PlatformReturn, readPlatformReturn} from "./platform-return";
import type {PlatformsTranslator} from "./platforms-messages";
import type {Platforms} from "./use-platforms";

type Check = z.output<typeof partnerTokenReply>;

/** A link that began at a platform, for its owner to decide on. */
export interface Offer {
  readonly platform: string;
  readonly token: string;
  readonly check: Check;
}

/** Finishes, once, what somebody came back with. Waits for the list, so that platforms have their names. */
export function usePlatformReturn(platforms: Platforms, t: PlatformsTranslator) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isTaken = useRef(false);

  useEffect(() => {
    if (platforms.items === null || isTaken.current) return;
    isTaken.current = true;
    const found = readPlatformReturn(location.search);
    if (!found) return;
    // Worth nothing twice, and no business of the history.
    history.replaceState(history.state, "", location.pathname);
    setBusy(true);
    void finish(platforms, found, t).then((made) => {
      setOffer(made);
      setBusy(false);
    });
  }, [platforms, t]);

  async function accept({platform, token}: Offer) {
    setOffer(null);
    const reply = await browserSession().callBackend("POST /b/platform/oauth/{platform}/auth", {
      params: {platform},
      body: {partner_token: token, consent: true},
    });
    platforms.settle(platform, reply, "platforms.connectedNow");
  }
  return {offer, isBusy, accept};
}

async function finish(
  platforms: Platforms,
  found: PlatformReturn,
  t: PlatformsTranslator,
): Promise<Offer | null> {
  if (found.kind === "refused") {
    platforms.setProblem(t(`platforms.${found.reason}`));
    return null;
  }
  const {platform} = found;
  const session = browserSession();
  if (found.kind === "handle") {
    const reply = await session.callBackend("POST /b/platform/oauth/{platform}/complete", {
      params: {platform},
      body: {handle: found.handle},
    });
    platforms.settle(platform, reply, "platforms.connectedNow");
    return null;
  }
  const reply = await session.callBackend("POST /b/platform/oauth/{platform}/check", {
    params: {platform},
    body: {partner_token: found.token},
  });
  if (reply.ok) return {platform, token: found.token, check: reply.data};
  platforms.refuse(platform, reply.err);
  return null;
}
