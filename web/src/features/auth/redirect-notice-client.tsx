"use client";

import {useEffect, useState} from "react";
import {fill} from "@/client/messages/fill";
import {Button} from "@/ui/button";
import {ButtonLink} from "@/ui/button-link";

export const REDIRECT_SECONDS = 3;

interface Props {
  readonly href: string;
  readonly words: {
    /** With `{seconds}`. */
    readonly leaving: string;
    readonly staying: string;
    readonly goNow: string;
    readonly stay: string;
  };
}

/** Says what was done and that another page follows in three seconds, unless someone wants to stay. */
export function RedirectNoticeClient({href, words}: Props) {
  const [isStaying, setStaying] = useState(false);
  useEffect(() => {
    if (isStaying) return;
    const timer = setTimeout(() => location.assign(href), REDIRECT_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [isStaying, href]);
  return (
    <div className="mt-8 max-w-measure">
      <p role="status" className="text-body-lg">
        {isStaying ? words.staying : fill(words.leaving, {seconds: REDIRECT_SECONDS})}
      </p>
      <p className="mt-6 flex flex-wrap gap-4">
        <ButtonLink href={href} size="lg">
          {words.goNow}
        </ButtonLink>
        {!isStaying && (
          <Button size="lg" variant="secondary" onClick={() => setStaying(true)}>
            {words.stay}
          </Button>
        )}
      </p>
    </div>
  );
}
