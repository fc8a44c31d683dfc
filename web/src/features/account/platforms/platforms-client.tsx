"use client";

import {failureMessage} from "@/client/forms/failure-message";
import {withMessages} from "@/i18n/with-messages";
import {Button} from "@/ui/button";
import {DoneLine, ProblemLine} from "@/ui/status-lines";
import {PlatformRow} from "./platform-row";
import type {PlatformsTranslator} from "./platforms-messages";
import {usePlatformActions} from "./use-platform-actions";
import {type Offer, usePlatformReturn} from "./use-platform-return";

export const PlatformsClient = withMessages(Platforms);

function Platforms({t}: {t: PlatformsTranslator}) {
  const platforms = usePlatformActions(t);
  const {offer, isBusy, accept} = usePlatformReturn(platforms, t);
  const {list, items, problem, done} = platforms;
  return (
    <div className="max-w-measure" aria-busy={list.isLoading || isBusy}>
      <p className="mt-6 text-body-lg">{t("platforms.intro")}</p>
      <ProblemLine className="mt-6">{problem ?? (list.err && failureMessage(list.err, t))}</ProblemLine>
      <DoneLine className="mt-6">{done}</DoneLine>
      {list.err && (
        <Button className="mt-4" variant="secondary" onClick={list.retry}>
          {t("common.retry")}
        </Button>
      )}
      {offer && (
        <OfferNotice
          offer={offer}
          t={t}
          name={platforms.nameOf(offer.platform)}
          onAccept={() => void accept(offer)}
        />
      )}
      {items?.length === 0 && <p className="mt-6 text-text-2">{t("platforms.empty")}</p>}
      <ul className="mt-4">
        {items?.map((platform) => (
          <PlatformRow
            key={platform.platform}
            platform={platform}
            t={t}
            onConnect={() => void platforms.connect(platform.platform)}
            onDisconnect={() => platforms.disconnect(platform.platform)}
          />
        ))}
      </ul>
    </div>
  );
}

const OFFERS = {
  none: "platforms.offer",
  this_account: "platforms.offerKnown",
  other_account: "platforms.linkedElsewhere",
} as const;

interface OfferProps {
  readonly offer: Offer;
  readonly name: string;
  readonly t: PlatformsTranslator;
  readonly onAccept: () => void;
}

/** A connection that began at the platform: nothing is connected until the user confirms it here, in their account. */
function OfferNotice({offer: {check}, name, t, onAccept}: OfferProps) {
  const text = check.valid ? OFFERS[check.linked] : "platforms.offerOver";
  return (
    <div role="status" className="mt-6 border border-line p-4">
      <p>{t(text, {platform: name})}</p>
      {check.valid && check.linked === "none" && (
        <Button className="mt-4" onClick={onAccept}>
          {t("platforms.connect", {platform: name})}
        </Button>
      )}
    </div>
  );
}
