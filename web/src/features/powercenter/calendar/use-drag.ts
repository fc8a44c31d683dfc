import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import {setCustomNativeDragPreview} from "@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview";
import {type RefObject, useEffect, useEffectEvent} from "react";

/** Makes a card draggable by its key, null where it stays: what follows the pointer is the card, a little tilted. */
export function useDraggable(
  element: RefObject<HTMLElement | null>,
  key: string | null,
  onStart?: () => void,
) {
  const start = useEffectEvent(() => onStart?.());
  useEffect(() => {
    const shown = element.current;
    if (!shown || key === null) return;
    return draggable({
      element: shown,
      getInitialData: () => ({card: key}),
      onDragStart: () => start(),
      onGenerateDragPreview: ({nativeSetDragImage, location}) =>
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset: () => offsetWithin(shown, location.current.input),
          render: ({container}) => void container.append(tilted(shown)),
        }),
    });
  }, [element, key]);
}

/** Where in the card the pointer has it. */
function offsetWithin(shown: HTMLElement, at: {readonly clientX: number; readonly clientY: number}) {
  const {left, top} = shown.getBoundingClientRect();
  return {x: at.clientX - left, y: at.clientY - top};
}

function tilted(shown: HTMLElement): HTMLElement {
  const box = document.createElement("div");
  const copy = shown.cloneNode(true);
  box.className = "cal-preview";
  box.style.width = `${shown.offsetWidth}px`;
  box.append(copy);
  return box;
}

export function useDropDay(element: RefObject<HTMLElement | null>, day: string) {
  useEffect(() => {
    const shown = element.current;
    if (!shown) return;
    return dropTargetForElements({element: shown, getData: () => ({day})});
  }, [element, day]);
}

interface DragHandlers {
  /** Null: over no day. */
  readonly onOver: (key: string, day: string | null) => void;
  readonly onDrop: (key: string, day: string | null) => void;
}

const textOf = (value: unknown) => (typeof value === "string" ? value : null);

export function useDragging({onOver, onDrop}: DragHandlers) {
  const over = useEffectEvent(onOver);
  const drop = useEffectEvent(onDrop);
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({source}) => textOf(source.data.card) !== null,
        onDragStart: ({source}) => over(textOf(source.data.card) ?? "", null),
        onDropTargetChange: ({source, location}) =>
          over(textOf(source.data.card) ?? "", textOf(location.current.dropTargets[0]?.data.day)),
        onDrop: ({source, location}) =>
          drop(textOf(source.data.card) ?? "", textOf(location.current.dropTargets[0]?.data.day)),
      }),
    [],
  );
}
