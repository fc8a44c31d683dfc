import {type ReactNode, useEffect, useRef} from "react";

/** Takes the place of a form that has arrived, and the focus that was in it. */
export function SentNote({children}: {readonly children: ReactNode}) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <p ref={note} role="status" tabIndex={-1} className="mt-6 max-w-measure text-body-lg">
      {children}
    </p>
  );
}
