import {combine} from "@atlaskit/pragmatic-drag-and-drop/combine";
import {draggable, dropTargetForElements} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import {useEffect, useEffectEvent, useRef, useState} from "react";

const KIND = "gradus-block";

interface Options {
  readonly place: number;
  readonly onMove: (from: number, to: number) => void;
}

/** Which edge of a row what is dragged would come to lie at. */
type Edge = "before" | "after";

/** A row that is dragged by its handle, and that others are dropped on. Buttons and keys do the same. */
export function useDraggedBlock({place, onMove}: Options) {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [edge, setEdge] = useState<Edge | null>(null);
  const move = useEffectEvent(onMove);
  useEffect(() => {
    const element = row.current;
    const dragHandle = handle.current;
    if (!element || !dragHandle) return;
    return combine(
      draggable({element, dragHandle, getInitialData: () => ({kind: KIND, place})}),
      dropTargetForElements({
        element,
        canDrop: ({source}) => source.data.kind === KIND,
        onDrag: ({source}) => setEdge(edgeOf(source.data.place, place)),
        onDragLeave: () => setEdge(null),
        onDrop: ({source}) => {
          setEdge(null);
          const from = source.data.place;
          if (typeof from === "number") move(from, place);
        },
      }),
    );
  }, [place]);
  return {row, handle, edge};
}

function edgeOf(from: unknown, index: number): Edge | null {
  if (typeof from !== "number" || from === index) return null;
  return from < index ? "after" : "before";
}
