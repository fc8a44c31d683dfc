import {type ReactNode, useId, useState} from "react";
import {Button} from "@/ui/button";
import type {ButtonLook} from "@/ui/button-classes";

interface Props extends Pick<ButtonLook, "variant"> {
  readonly address: () => string;
  readonly words: {
    readonly copy: string;
    readonly copied: string;
    /** Where the clipboard is closed. */
    readonly byHand: string;
    /** What the address is called. */
    readonly link: string;
  };
  /** Shown beside the button. */
  readonly children?: ReactNode;
}

export function CopyLink({address, words, variant, children}: Props) {
  const id = useId();
  const [state, setState] = useState<"closed" | "copied" | "byHand">("closed");
  async function share() {
    const isCopied = await navigator.clipboard.writeText(address()).then(
      () => true,
      () => false,
    );
    setState(isCopied ? "copied" : "byHand");
  }
  return (
    <>
      <div className="flex flex-wrap gap-4">
        {children}
        <Button variant={variant} onClick={() => void share().catch(() => setState("byHand"))}>
          {words.copy}
        </Button>
      </div>
      <p role="status" className="mt-3 text-label text-text-2 empty:hidden">
        {state !== "closed" && words[state]}
      </p>
      {state === "byHand" && (
        <>
          <label htmlFor={id} className="sr-only">
            {words.link}
          </label>
          <input
            id={id}
            className="input mt-2"
            readOnly
            value={address()}
            onFocus={(event) => event.currentTarget.select()}
          />
        </>
      )}
    </>
  );
}
