export function closestWord(misspelt: string, words: readonly string[]): string | null {
  const ranked = words
    .map((word) => ({word, distance: editDistance(misspelt, word)}))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  // Up to half of the letters may differ, and one always may. A higher limit would let any short word match.
  if (best && best.distance <= Math.max(1, Math.floor(misspelt.length / 2))) return best.word;
  return words.find((word) => misspelt !== "" && word.startsWith(misspelt)) ?? null;
}

/** Levenshtein distance: the number of letters to add, drop or change to turn one word into the other. */
function editDistance(one: string, other: string): number {
  let row = Array.from({length: other.length + 1}, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, otherLetter] of [...other].entries()) {
      const changed = (row[j] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
