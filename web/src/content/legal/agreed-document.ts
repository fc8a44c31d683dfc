import "server-only";
import type {AgreedDocument} from "@gradus/backend/contract/agreements";
import type {MarketView} from "@/content/view";
import {getLegalDocument} from "./legal-document";

/** What someone agrees to who agrees to a document now: version, text and fingerprint. Null without a sealed text. */
export async function getAgreedDocument(kind: string, market: MarketView): Promise<AgreedDocument | null> {
  const document = await getLegalDocument(kind, market);
  if (!document?.contentHash) return null;
  const {version, textId, contentHash} = document;
  return {kind, version: version._id, text_id: textId, content_hash: contentHash};
}
