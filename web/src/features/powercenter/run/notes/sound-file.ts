import {NOTE_BOUNDS} from "@gradus/backend/contract/note-values";
import {numberFormat} from "@/lib/format/intl";
import type {RunTranslator} from "../run-messages";

/** Why a recording cannot be sent; null where it can. Reported before a minute is spent on sending. */
export function fileMistake(file: Pick<Blob, "size"> | null, t: RunTranslator): string | null {
  if (!file) return t("notes.soundNeeded");
  if (file.size === 0) return t("notes.emptySound");
  if (file.size <= NOTE_BOUNDS.audio_bytes) return null;
  return t("notes.tooLarge", {size: megabytes(NOTE_BOUNDS.audio_bytes, t.formatLocale)});
}

/** As the limit is meant: 20 MB are 20 times 1,024 times 1,024 bytes. */
export const megabytes = (bytes: number, locale: string) =>
  numberFormat(locale, {style: "unit", unit: "megabyte", maximumFractionDigits: 1}).format(
    Math.max(0.1, bytes / 1024 / 1024),
  );
