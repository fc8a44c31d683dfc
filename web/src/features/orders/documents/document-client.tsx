"use client";

import type {FullOrderDocument} from "@gradus/backend/contract/order-documents";
import type {MarketParams} from "@gradus/schemas/markets";
import {useTranslator} from "@/client/messages/use-translator";
import {Link} from "@/ui/link";
import {PrintButton} from "../print-button";
import type {DocumentMessages} from "./document-messages";
import {DocumentSheet} from "./document-sheet";

interface Props {
  readonly document: FullOrderDocument;
  /** The order it belongs to. */
  readonly back: string;
  readonly messages: DocumentMessages;
  readonly market: MarketParams;
}

/** A document with what leads around it. Drawn on the server for links, so it can be read without scripts. */
export function DocumentClient({document, back, messages, market}: Props) {
  const t = useTranslator(messages);
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
