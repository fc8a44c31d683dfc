import type {partnerTokenReply} from "@gradus/backend/contract/platforms";
import {useEffect, useRef, useState} from "react";
import type {z} from "zod";
import {acceptPartnerToken, checkPartnerToken, finishConnecting} from "@/client/resources/use-platforms";
import {type PlatformReturn, readPlatformReturn} from "./platform-return";
import type {PlatformsTranslator} from "./platforms-messages";
import type {PlatformActions} from "./use-platform-actions";

type Check = z.output<typeof partnerTokenReply>;

/** A link that began at a platform, for its owner to decide on. */
export interface Offer {
  readonly platform: string;
  readonly token: string;
  readonly check: Check;
}

/** Completes, once, the connection the user returns with. Waits for the list, so that platforms have their names. */
export function usePlatformReturn(platforms: PlatformActions, t: PlatformsTranslator) {
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
    void finish(platforms, found, t).then((outcome) => {
      setOffer(outcome);
      setBusy(false);
    });
  }, [platforms, t]);

  async function accept({platform, token}: Offer) {
    setOffer(null);
    platforms.settle(platform, await acceptPartnerToken(platform, token), "platforms.connectedNow");
  }
  return {offer, isBusy, accept};
}

async function finish(
  platforms: PlatformActions,
  found: PlatformReturn,
  t: PlatformsTranslator,
): Promise<Offer | null> {
  if (found.kind === "refused") {
    platforms.setProblem(t(`platforms.${found.reason}`));
    return null;
  }
  const {platform} = found;
  if (found.kind === "handle") {
    const reply = await finishConnecting(platform, found.handle);
    platforms.settle(platform, reply, "platforms.connectedNow");
    return null;
  }
  const reply = await checkPartnerToken(platform, found.token);
  if (reply.ok) return {platform, token: found.token, check: reply.data};
  platforms.refuse(platform, reply.err);
  return null;
}
