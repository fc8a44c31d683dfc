import {plainTextResponse} from "@/features/legal/plain-text-response";
import type {DocumentProps} from "../document-params";

/** Answers `/terms.txt`. */
export async function GET(_request: Request, {params}: DocumentProps) {
  return plainTextResponse(await params);
}
