"use client";

import {useBrowserValue} from "@/lib/use-browser-value";
import {ButtonLink} from "@/ui/button-link";
import {storedGiftCode} from "./gift-code";

interface Props {
  readonly words: string;
  readonly label: string;
  readonly href: string;
}

export function PendingGiftClient({words, label, href}: Props) {
  const isWaiting = useBrowserValue(() => storedGiftCode.read() !== null, false);
  if (!isWaiting) return null;
  return (
    <div className="mt-6 border-primary border-s-3 bg-surface px-4 py-3">
      <p>{words}</p>
      <ButtonLink className="mt-4" href={href}>
        {label}
      </ButtonLink>
    </div>
  );
}
