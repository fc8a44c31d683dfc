import {useEffect, useId, useRef, useState} from "react";
import {Button} from "@/ui/button";
import {DoneLine} from "@/ui/status-lines";
import type {RunTranslator} from "../run-messages";

interface Props {
  readonly token: string;
  readonly t: RunTranslator;
  readonly onMore: () => void;
}

/** The link is not shown again. */
export function NewLink({token, t, onMore}: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  // The button that made it is gone, and its focus with it.
  useEffect(() => field.current?.select(), []);

  async function copy() {
    field.current?.select();
    // Where the clipboard is closed, the address is selected and can be copied by hand.
    const isDone = await navigator.clipboard?.writeText(addressOf(token)).then(
      () => true,
      () => false,
    );
    setCopied(isDone === true);
  }
  return (
    <div className="mt-6">
      <label htmlFor={id} className="text-label">
        {t("sharedRun.address")}
      </label>
      <input
        ref={field}
        id={id}
        className="input"
        readOnly
        value={addressOf(token)}
        onFocus={(event) => event.currentTarget.select()}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className="mt-1 text-label text-text-2">
        {t("sharedRun.once")}
      </p>
      <div className="mt-4 flex flex-wrap gap-4">
        <Button onClick={() => void copy()}>{t("sharedRun.copy")}</Button>
        <Button variant="secondary" onClick={onMore}>
          {t("sharedRun.another")}
        </Button>
      </div>
      <DoneLine>{isCopied && t("sharedRun.copied")}</DoneLine>
    </div>
  );
}

/** In the region and language of the page it was made on: the visitor who opens it can change both. */
function addressOf(token: string): string {
  const [, region, locale] = location.pathname.split("/");
  return `${location.origin}/${region}/${locale}/shared/run/${token}`;
}
