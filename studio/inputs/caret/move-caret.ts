/** Number of characters on either side of a caret that distinguish its place from similar ones. */
const CONTEXT = 24;

/**
 * The caret's place after another user has changed the text around it: behind the characters that preceded it, which
 * are mostly what was just typed there, or else before those that followed. Of several such places, it is the one
 * nearest to where the change would have pushed the caret.
 */
export function moveCaret(before: string, after: string, caret: number): number {
  const expected = shiftedCaret(before, after, caret);
  let best = expected;
  let bestScore = scoreOf(before, after, caret, expected);
  for (let candidate = 0; candidate <= after.length; candidate++) {
    const score = scoreOf(before, after, caret, candidate) - Math.abs(candidate - expected) / 4;
    if (score > bestScore) [best, bestScore] = [candidate, score];
  }
  return best;
}

function scoreOf(before: string, after: string, caret: number, candidate: number): number {
  let left = 0;
  while (
    left < CONTEXT &&
    left < Math.min(caret, candidate) &&
    before[caret - 1 - left] === after[candidate - 1 - left]
  )
    left++;
  let right = 0;
  const rest = Math.min(before.length - caret, after.length - candidate, CONTEXT);
  while (right < rest && before[caret + right] === after[candidate + right]) right++;
  return 2 * left + right;
}

/** What is the same at the beginning and at the end did not move against its side. */
function shiftedCaret(before: string, after: string, caret: number): number {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  if (caret <= start) return caret;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return caret >= before.length - end ? caret + after.length - before.length : start;
}
