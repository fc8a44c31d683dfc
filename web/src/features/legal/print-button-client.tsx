"use client";

import type {ReactNode} from "react";

export function PrintButtonClient({children}: {children: ReactNode}) {
  return (
    <button
      type="button"
      className="link inline-flex min-h-hit items-center gap-2 noscript:hidden"
      onClick={() => window.print()}
    >
      {children}
    </button>
  );
}
