import type {Platform} from "@gradus/backend/contract/platforms";
import {fill} from "@/client/messages/fill";
import {Button} from "@/ui/button";
import {ConfirmDialog} from "@/ui/confirm-dialog";
import {flowWords, stateWords, syncWords} from "./platform-facts";
import type {PlatformsWords} from "./platforms-words";

interface Props {
  readonly platform: Platform;
  readonly words: PlatformsWords;
  readonly onConnect: () => void;
  readonly onDisconnect: () => void;
}

export function PlatformRow({platform, words, onConnect, onDisconnect}: Props) {
  const {name, state, supported_in_region} = platform;
  const isLinked = state !== "none";
  const needsPerson = state === "expired" || state === "error";
  const named = (text: string) => fill(text, {platform: name});
  return (
    <li className="border-line border-b py-6">
      <h2 className="text-h3">{name}</h2>
      <p className={needsPerson ? "mt-2 text-danger" : "mt-2"}>{stateWords(platform, words)}</p>
      {flowWords(platform, words).map((sentence) => (
        <p key={sentence} className="text-text-2">
          {sentence}
        </p>
      ))}
      <p className="text-label text-text-2">{syncWords(platform, words)}</p>
      <div className="mt-4 flex flex-wrap gap-4 empty:hidden">
        {supported_in_region && (!isLinked || needsPerson) && (
          <Button onClick={onConnect}>{named(isLinked ? words.reconnect : words.connect)}</Button>
        )}
        {isLinked && (
          <ConfirmDialog
            label={named(words.disconnect)}
            title={named(words.confirmTitle)}
            text={words.confirmText}
            confirm={named(words.disconnect)}
            cancel={words.cancel}
            onConfirm={onDisconnect}
          />
        )}
      </div>
    </li>
  );
}
