import {useEffect} from "react";
import type {Builder} from "./use-builder";

/** Steps back and forth by keys, but where a field has steps of its own. */
export function useUndoKeys({undo, redo}: Pick<Builder, "undo" | "redo">) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isTyping =
        event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
      event.preventDefault();
      (event.shiftKey ? redo : undo)?.();
    }
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [undo, redo]);
}
