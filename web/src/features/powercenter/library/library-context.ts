import type {RunFormat} from "../format/run-format";
import type {LibraryTranslator} from "./library-messages";

export interface LibraryContext {
  /** Of the builder, for a new workout. */
  readonly builderHref: string;
  readonly format: RunFormat;
  readonly t: LibraryTranslator;
  readonly onDone: (words: string) => void;
}
