import type {EditorSnapshot} from "@portabletext/editor";
import {getFocusSpan} from "@portabletext/editor/selectors";

/** Text in front of the caret, as far as its span goes. */
export function textBefore(snapshot: EditorSnapshot): string {
  const offset = snapshot.context.selection?.focus.offset ?? 0;
  return getFocusSpan(snapshot)?.node.text.slice(0, offset) ?? "";
}
