/** What of an axis is seen, in its own unit. */
export interface View {
  readonly from: number;
  readonly to: number;
}

/** So much of an axis can be seen at the least: deeper there is nothing left to read. */
const LEAST_SHARE = 1 / 400;
/** How far beyond the edge a view that follows the cursor looks. */
const MARGIN_SHARE = 0.1;

const spanOf = ({from, to}: View) => to - from;

/** The same span, pushed back to where there is something to see. */
function inside({from, to}: View, whole: View): View {
  const shift = Math.max(0, whole.from - from) - Math.max(0, to - whole.to);
  return {from: Math.max(whole.from, from + shift), to: Math.min(whole.to, to + shift)};
}

export function zoomedView(view: View, whole: View, {factor, at}: {factor: number; at: number}): View {
  const least = spanOf(whole) * LEAST_SHARE;
  const span = Math.max(least, Math.min(spanOf(whole), spanOf(view) * factor));
  const before = span * ((at - view.from) / spanOf(view));
  return inside({from: at - before, to: at - before + span}, whole);
}

export const movedView = (view: View, whole: View, by: number): View =>
  inside({from: view.from + by, to: view.to + by}, whole);

/** A view that shows a place: itself where it does already. */
export function viewWith(view: View, whole: View, position: number): View {
  const ahead = MARGIN_SHARE * spanOf(view);
  if (position < view.from) return movedView(view, whole, position - ahead - view.from);
  return position > view.to ? movedView(view, whole, position + ahead - view.to) : view;
}

export const isWhole = (view: View, whole: View): boolean => view.from <= whole.from && view.to >= whole.to;

export const percentIn = ({from, to}: View, position: number): number =>
  (100 * (position - from)) / (to - from);
