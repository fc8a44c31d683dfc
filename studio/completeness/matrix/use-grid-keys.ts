import type {MatrixRow} from "@gradus/schemas/completeness/matrix";
import {useGlobalKeyDown} from "@sanity/ui";
import {type KeyboardEvent, type RefObject, useRef, useState} from "react";
import {nextGap, type Position} from "./select-columns.ts";

export interface GridKeys {
  readonly ref: RefObject<HTMLTableElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly cellProps: (at: Position) => {
    readonly tabIndex: 0 | -1;
    readonly onFocus: () => void;
    readonly "data-at": string;
  };
}

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** One tab stop for the whole table; arrows move inside it, `n` and `p` to the next and the previous gap. */
export function useGridKeys(rows: readonly MatrixRow[]): GridKeys {
  const ref = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<Position | null>(null);
  const stop = active ?? {row: 0, column: 0};

  const focus = ({row, column}: Position) => {
    const cell = ref.current?.querySelector<HTMLElement>(`[data-at="${nameOf({row, column})}"]`);
    cell?.focus({preventScroll: true});
    cell?.scrollIntoView({block: "center", inline: "center"});
  };
  useGlobalKeyDown((event) => {
    if (event.defaultPrevented || !isPlain(event) || isTyping(event.target)) return;
    const step = {n: 1, p: -1}[event.key];
    const gap = step === 1 || step === -1 ? nextGap(rows, active, step) : null;
    if (!gap) return;
    event.preventDefault();
    focus(gap);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const [down, right] = STEPS[event.key] ?? [0, 0];
    if (down === 0 && right === 0) return;
    event.preventDefault();
    const width = rows[stop.row]?.cells.length ?? 1;
    focus({row: clamp(stop.row + down, rows.length), column: clamp(stop.column + right, width)});
  };
  const cellProps = (at: Position) => ({
    tabIndex: nameOf(at) === nameOf(stop) ? (0 as const) : (-1 as const),
    onFocus: () => setActive(at),
    "data-at": nameOf(at),
  });
  return {ref, onKeyDown, cellProps};
}

const nameOf = ({row, column}: Position) => `${row}-${column}`;
const clamp = (value: number, length: number) => Math.min(Math.max(value, 0), length - 1);

const isPlain = ({ctrlKey, metaKey, altKey}: globalThis.KeyboardEvent) => !ctrlKey && !metaKey && !altKey;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));
