// These letters are not a base letter with a diacritic, so removing diacritics leaves them unchanged.
const PLAIN: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** The words of a name as they are compared: no case, no accents; hyphens and apostrophes part words. */
export function searchWords(text: string): readonly string[] {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN[letter] ?? letter);
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** True when each wanted word is the prefix of some word. Input of punctuation alone, such as `%%`, matches no name. */
export function beginsWords(words: readonly string[], queryWords: readonly string[]) {
  return queryWords.length > 0 && queryWords.every((start) => words.some((word) => word.startsWith(start)));
}
