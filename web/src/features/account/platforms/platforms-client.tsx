"use client";

import {failureWords} from "@/client/forms/failure-words";
import {fill} from "@/client/messages/fill";
import {Button} from "@/ui/button";
import {PlatformRow} from "./platform-row";
import type {PlatformsWords} from "./platforms-words";
import {type Offer, usePlatformReturn} from "./use-platform-return";
import {usePlatforms} from "./use-platforms";

/** The training platforms: what is connected, which way it travels, and the ways to change that. */
export function PlatformsClient({words}: {words: PlatformsWords}) {
  const platforms = usePlatforms(words);
  const {offer, isBusy, accept} = usePlatformReturn(platforms, words);
  const {items, err, problem, done} = platforms;
  return (
    <div className="max-w-measure" aria-busy={platforms.isLoading || isBusy}>
      <p className="mt-6 text-body-lg">{words.intro}</p>
      <p role="alert" className="mt-6 text-danger empty:hidden">
        {problem ?? (err && failureWords(err, words.form))}
      </p>
      <p role="status" className="mt-6 text-success empty:hidden">
        {done}
      </p>
      {err && (
        <Button className="mt-4" variant="secondary" onClick={platforms.retry}>
          {words.retry}
        </Button>
      )}
      {offer && (
        <OfferNotice
          {...{offer, words, name: platforms.nameOf(offer.platform)}}
          onAccept={() => void accept(offer)}
        />
      )}
      {items?.length === 0 && <p className="mt-6 text-text-2">{words.empty}</p>}
      <ul className="mt-4">
        {items?.map((platform) => (
          <PlatformRow
            key={platform.platform}
            {...{platform, words}}
            onConnect={() => void platforms.connect(platform.platform)}
            onDisconnect={() => void platforms.disconnect(platform.platform)}
          />
        ))}
      </ul>
    </div>
  );
}

interface OfferProps {
  readonly offer: Offer;
  readonly name: string;
  readonly words: PlatformsWords;
  readonly onAccept: () => void;
}

/** Somebody began at the platform: nothing is connected until they say so here, in their own account. */
function OfferNotice({offer: {check}, name, words, onAccept}: OfferProps) {
  const said = {none: words.offer, this_account: words.offerKnown, other_account: words.linkedElsewhere};
  const text = check.valid ? said[check.linked] : words.offerOver;
  return (
    <div role="status" className="mt-6 border border-line p-4">
      <p>{fill(text, {platform: name})}</p>
      {check.valid && check.linked === "none" && (
        <Button className="mt-4" onClick={onAccept}>
          {fill(words.connect, {platform: name})}
        </Button>
      )}
    </div>
  );
}
