import {type ReactNode, Suspense, useCallback, useRef} from "react";
import {HydrationMark} from "./hydration-mark-client";

interface Props {
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * For a part that the server draws and whose code arrives after the page's: it begins to listen later than what is
 * around it. What is pressed in it until then is held, see `server/cache/wake-page.ts`.
 */
export function Island({fallback = null, children}: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const part = useCallback(() => frame.current, []);
  return (
    <div ref={frame} className="contents" data-hydrated="false">
      <Suspense fallback={fallback}>
        {children}
        <HydrationMark part={part} />
      </Suspense>
    </div>
  );
}
