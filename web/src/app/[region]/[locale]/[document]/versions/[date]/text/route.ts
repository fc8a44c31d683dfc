import {plainTextResponse} from "@/features/legal/plain-text-response";
import type {DocumentProps} from "../../../document-params";

/** Answers `/terms/versions/2026-06-19.txt`. */
export async function GET(_request: Request, {params}: DocumentProps<"date">) {
  const {date, ...segments} = await params;
  return plainTextResponse(segments, date);
}
