import {readWorkoutText, type TextMistake} from "@gradus/training/workouts/read-text";
import type {TextLanguage} from "@gradus/training/workouts/text-words";
import {writeWorkoutText} from "@gradus/training/workouts/write-text";
import {useState} from "react";
import type {BlockEditor} from "./block-editor";
import {withIdsOf} from "./edit-blocks";
import {newId} from "./workout";

/** The workout as text. The typed text is kept while it still represents the blocks. */
export interface TypedText {
  readonly text: string;
  /** Why it cannot be read; the blocks stay as they were. */
  readonly mistake: TextMistake | null;
  readonly type: (text: string) => void;
  /** The text of the blocks again. */
  readonly reset: () => void;
}

/** The typed text, and the generated text of the blocks that it represents. */
interface Typed {
  readonly text: string;
  readonly meant: string;
}

export function useTypedText({readable, onBlocks, context: {language}}: BlockEditor): TypedText {
  const [typed, setTyped] = useState<Typed | null>(null);
  const known = writeWorkoutText(readable, language);
  const own = typed?.meant === known ? typed.text : null;
  return {
    text: own ?? known,
    // Mistakes in the blocks are reported at the blocks.
    mistake: own === null ? null : read(own, language).mistake,
    type: (text) => {
      const next = read(text, language);
      if (next.blocks === null) return setTyped({text, meant: known});
      const now = withIdsOf(next.blocks, readable);
      setTyped({text, meant: writeWorkoutText(now, language)});
      onBlocks(now, "text");
    },
    reset: () => setTyped(null),
  };
}

/** Nothing typed is nothing in it, not a mistake. */
const read = (text: string, language: TextLanguage) =>
  text.trim() === "" ? {blocks: [], mistake: null} : readWorkoutText(text, language, newId);
