import type {Platform} from "@gradus/backend/contract/platforms";
import {useRef} from "react";
import {Button} from "@/ui/button";
import {ConfirmDialog} from "@/ui/confirm-dialog";
import {deliveryWords, flowWords, isForbidden, stateWords, syncWords} from "./platform-facts";
import type {PlatformsTranslator} from "./platforms-messages";

interface Props {
  readonly platform: Platform;
  readonly t: PlatformsTranslator;
  readonly onConnect: () => void;
  /** What stopped it, in words; null when it is done. */
  readonly onDisconnect: () => Promise<string | null>;
}

export function PlatformRow({platform, t, onConnect, onDisconnect}: Props) {
  const {name, state, supported_in_region, delivery} = platform;
  const isLinked = state !== "none";
  const needsPerson = state === "expired" || state === "error";
  const named = {platform: name};
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <li className="border-line border-b py-6">
      <h2 ref={heading} tabIndex={-1} className="text-h3">
        {name}
      </h2>
      <p className={needsPerson ? "mt-2 text-danger" : "mt-2"}>{stateWords(platform, t)}</p>
      {flowWords(platform, t).map((sentence) => (
        <p key={sentence} className="text-text-2">
          {sentence}
        </p>
      ))}
      {delivery && (
        <p className={delivery.state === "refused" ? "text-danger" : "text-text-2"}>
          {deliveryWords(platform, t)}
        </p>
      )}
      <p className="text-label text-text-2">{syncWords(platform, t)}</p>
      <div className="mt-4 flex flex-wrap gap-4 empty:hidden">
        {supported_in_region && (!isLinked || needsPerson || isForbidden(platform)) && (
          <Button onClick={onConnect}>
            {t(isLinked ? "platforms.reconnect" : "platforms.connect", named)}
          </Button>
        )}
        {isLinked && (
          <ConfirmDialog
            label={t("account.disconnect", named)}
            title={t("platforms.confirmTitle", named)}
            text={t("platforms.confirmText")}
            confirm={t("account.disconnect", named)}
            working={t("common.working")}
            cancel={t("common.cancel")}
            onConfirm={onDisconnect}
            focusAfter={heading}
          />
        )}
      </div>
    </li>
  );
}
