import {type ReactNode, Suspense} from "react";
import {useLazyRender} from "@/ui/use-lazy-render";

interface Props {
  /** Stands there from the beginning; null for what may turn out to be nothing. */
  readonly title: string | null;
  /** About as high as it will be, so that little moves when it comes. */
  readonly rem: number;
  readonly id?: string;
  /** What reads its own script as it is drawn. */
  readonly children: ReactNode;
}

/** A section further down: its heading at once, the rest when it is needed. */
export function LazySection({title, rem, id, children}: Props) {
  const {place, isNeeded} = useLazyRender<HTMLDivElement>();
  const room = <div ref={place} style={{minHeight: `${rem}rem`}} aria-busy={title !== null || undefined} />;
  const waiting =
    title === null ? (
      room
    ) : (
      <section className="run-section" id={id}>
        <h2 className="text-h3">{title}</h2>
        {room}
      </section>
    );
  return isNeeded ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}
