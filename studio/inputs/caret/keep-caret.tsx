import {Component, createRef, type ReactNode} from "react";
import {moveCaret} from "./move-caret.ts";

interface Snapshot {
  readonly field: HTMLInputElement | HTMLTextAreaElement;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Keeps the caret in its place while another user types in the same field. A browser moves it to the end of a text
 * that is replaced, and the next letter would be inserted there: the words of two users came out shuffled, letter by
 * letter. A class component, because no hook runs before the new text is put into the page.
 */
export class KeepCaret extends Component<{readonly children: ReactNode}> {
  readonly #frame = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(): Snapshot | null {
    const field = document.activeElement;
    if (!isTextField(field) || !this.#frame.current?.contains(field)) return null;
    const {value, selectionStart: start, selectionEnd: end} = field;
    // Fields for numbers and the like have no caret position.
    return start === null || end === null ? null : {field, value, start, end};
  }

  override componentDidUpdate(_props: unknown, _state: unknown, snapshot: Snapshot | null): void {
    if (snapshot === null || snapshot.field.value === snapshot.value) return;
    const {field, value: before, start, end} = snapshot;
    const newCaret = (caret: number) => moveCaret(before, field.value, caret);
    field.setSelectionRange(newCaret(start), newCaret(end));
  }

  override render() {
    return (
      <div ref={this.#frame} style={{display: "contents"}}>
        {this.props.children}
      </div>
    );
  }
}

function isTextField(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
