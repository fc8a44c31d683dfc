// @vitest-environment jsdom
import {act} from "react";
import {createRoot, type Root} from "react-dom/client";
import {afterEach, beforeEach, expect, test} from "vitest";
import {KeepCaret} from "./keep-caret.tsx";

let root: Root;
let text = "";
const field = () => {
  const found = document.querySelector("input");
  if (!found) throw new Error("There is no field");
  return found;
};

/** A field as the form draws it: it shows the text of the document, and writes all of it. */
function render(value: string): void {
  text = value;
  act(() =>
    root.render(
      <KeepCaret>
        <input value={value} onChange={({currentTarget}) => render(currentTarget.value)} />
      </KeepCaret>,
    ),
  );
}

/** Presses a key where the caret stands. */
function type(letter: string): void {
  const {value, selectionStart} = field();
  const caret = selectionStart ?? 0;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  setValue?.call(field(), value.slice(0, caret) + letter + value.slice(caret));
  field().setSelectionRange(caret + 1, caret + 1);
  act(() => void field().dispatchEvent(new Event("input", {bubbles: true})));
}

beforeEach(() => {
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
  const page = document.createElement("div");
  document.body.replaceChildren(page);
  root = createRoot(page);
});
afterEach(() => act(() => root.unmount()));

test("letters that two people type at the same time stay two separate texts", () => {
  render("The same hill");
  field().focus();
  field().setSelectionRange(0, 0);
  const other = " every morning";
  for (const [index, letter] of [..."Run "].entries()) {
    type(letter);
    // A remote edit: one letter at the end.
    render(text + other[index]);
  }
  expect(text).toBe("Run The same hill eve");
});

test("a selection stays around its words", () => {
  render("The same hill");
  field().focus();
  field().setSelectionRange(4, 8);
  render("Run: The same hill");
  expect([field().selectionStart, field().selectionEnd]).toEqual([9, 13]);
});

test("a field that does not have focus is left alone", () => {
  render("The same hill");
  render("The same hill again");
  expect(document.activeElement).toBe(document.body);
});
