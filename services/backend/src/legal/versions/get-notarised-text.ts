import {z} from "zod";
import {notarisedText} from "../../contract/legal.ts";
import {AppError} from "../../core/errors.ts";
import type {Notary} from "./notary.ts";

const sealedText = z.looseObject({version: z.looseObject({_ref: z.string()})});
const sealedVersion = z.looseObject({values: notarisedText.shape.values});

/** The text of a fingerprint as it was sealed, with the values its tokens had then. */
export async function getNotarisedText(notary: Pick<Notary, "find">, hash: string) {
  const entry = await notary.find("text", hash);
  if (!entry) throw new AppError("not_found", "No sealed text has this fingerprint");
  const text = sealedText.parse(JSON.parse(entry.canonical));
  const version = await notary.find("version", text.version._ref);
  return {text, values: version ? sealedVersion.parse(JSON.parse(version.canonical)).values : {}};
}
