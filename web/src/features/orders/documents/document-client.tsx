"use client";

import type {FullOrderDocument} from "@gradus/backend/contract/order-documents";
import type {MarketParams} from "@gradus/schemas/markets";
import {withMessages} from "@/i18n/with-messages";
import {Link} from "@/ui/link";
import {PrintButton} from "../print-button";
import type {DocumentTranslator} from "./document-messages";
import {DocumentSheet} from "./document-sheet";

interface Props {
  readonly document: FullOrderDocument;
  /** The order it belongs to. */
  readonly back: string;
  readonly t: DocumentTranslator;
  readonly market: MarketParams;
}

/** Drawn on the server for links, so it can be read without scripts. */
export const DocumentClient = withMessages(DocumentContent);

export function DocumentContent({document, back, t, market}: Props) {
  return (
    <div className="document-page">
      <p className="document-actions">
        <Link className="link inline-flex min-h-hit items-center" href={back}>
          {t("order.backToOrder")}
        </Link>
        <PrintButton label={t("legal.print")} />
      </p>
      <DocumentSheet document={document} t={t} market={market} />
    </div>
  );
}
