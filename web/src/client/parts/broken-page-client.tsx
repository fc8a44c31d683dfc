"use client";

import {catchError, type ErrorInfo} from "next/error";
import {useEffect, useRef} from "react";
import {Button} from "@/ui/button";

interface Props {
  readonly title: string;
  readonly text: string;
  readonly retryLabel: string;
  /** The page would have brought the first one itself. */
  readonly isOnlyHeading: boolean;
}

/** Replaces the failed page: the frame around it stays, and its heading announces the failure to screen readers. */
function BrokenPage({title, text, retryLabel, isOnlyHeading}: Props, {retry}: ErrorInfo) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Heading = isOnlyHeading ? "h1" : "h2";
  return (
    <section role="alert" className="mt-8">
      <Heading ref={heading} tabIndex={-1} className="text-h3">
        {title}
      </Heading>
      <p className="mt-2 max-w-measure">{text}</p>
      <Button className="mt-4" variant="secondary" onClick={() => retry()}>
        {retryLabel}
      </Button>
    </section>
  );
}

export const BrokenPageClient = catchError(BrokenPage);
