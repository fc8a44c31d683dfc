export type PasswordStrength = "weak" | "fair" | "strong";

const FAIR_CHARACTERS = 10;
const STRONG_CHARACTERS = 14;
// Repeats and runs of the keyboard make a password longer, not harder.
const FEW_DIFFERENT = 6;
const RUNS = [
  "abcdefghijklmnopqrstuvwxyz",
  "0123456789",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "qwertzuiop",
  "azertyuiop",
];

/** How hard a password is to guess, as a hint while typing. Whether it may be used the server decides. */
export function passwordStrength(password: string): PasswordStrength {
  const characters = [...withoutRuns(password.toLowerCase())];
  const different = new Set(characters).size;
  if (different < FEW_DIFFERENT || characters.length < FAIR_CHARACTERS) return "weak";
  return characters.length >= STRONG_CHARACTERS ? "strong" : "fair";
}

/** Each run of the alphabet or the keyboard counts as one character. */
function withoutRuns(password: string): string {
  let left = password;
  for (const run of RUNS.flatMap((keys) => [keys, [...keys].reverse().join("")])) {
    for (let length = run.length; length >= 4; length--) {
      for (let at = 0; at + length <= run.length; at++) {
        left = left.replaceAll(run.slice(at, at + length), run.charAt(at));
      }
    }
  }
  return left;
}
