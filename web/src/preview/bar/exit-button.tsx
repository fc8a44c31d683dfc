import {useState} from "react";
import {exitPreview} from "../exit-preview";
import type {BarTranslator} from "./bar-messages";

interface Props {
  readonly t: BarTranslator;
  /** Origin notified when preview is left inside its frame. */
  readonly studioOrigin: string;
}

export function ExitButton({t, studioOrigin}: Props) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    if (isLeaving) return;
    setLeaving(true);
    if (await exitPreview()) {
      if (parent !== window) parent.postMessage({type: "gradus/preview-exited"}, studioOrigin);
      return location.reload();
    }
    alert(t("preview.exitFailed"));
    setLeaving(false);
  };
  return (
    <button type="button" className="preview-exit" aria-disabled={isLeaving} onClick={leave}>
      {t("preview.exit")}
    </button>
  );
}
