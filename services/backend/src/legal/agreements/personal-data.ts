import {eq} from "drizzle-orm";
import type {PersonalTable} from "../../core/personal-data/personal-table.ts";
import {agreement, agreement_document} from "./tables.ts";

const OF_DOCUMENT = {
  kind: agreement_document.kind,
  version: agreement_document.version,
  text_id: agreement_document.text_id,
  content_hash: agreement_document.content_hash,
  region: agreement.region,
  locale: agreement.locale,
  context: agreement.context,
  at: agreement.at,
};

export const AGREEMENT_DATA: readonly PersonalTable[] = [
  {
    table: agreement,
    export: {none: "each is in the copy with its documents"},
    keeps: "proof of which words applied; the record only grows",
  },
  {
    table: agreement_document,
    export: {
      file: "consents.json",
      read: (db, {id}) =>
        db
          .select(OF_DOCUMENT)
          .from(agreement_document)
          .innerJoin(agreement, eq(agreement.id, agreement_document.agreement_id))
          .where(eq(agreement.user_id, id))
          .orderBy(agreement.at),
    },
    keeps: "which words they were; it names nobody",
  },
];
