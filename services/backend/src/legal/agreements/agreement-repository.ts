import {asc, eq, inArray} from "drizzle-orm";
import type {Agreement, AgreementBody} from "../../contract/agreements.ts";
import type {Db} from "../../core/db/db.ts";
import {agreement, agreement_document} from "./tables.ts";

export interface NewAgreement extends AgreementBody {
  readonly id: string;
  readonly user: string | null;
  readonly order: string | null;
  readonly at: Date;
}

export function createAgreementRepository(db: Db) {
  return {
    /** Call it with the transaction that makes the account or the order, so that neither exists without the other. */
    async add({id, context, region, locale, user, order, at, documents}: NewAgreement) {
      await db.insert(agreement).values({id, context, region, locale, user_id: user, order_id: order, at});
      await db
        .insert(agreement_document)
        .values(documents.map((document) => ({...document, agreement_id: id})));
    },

    listOfUser: (user: string) => list(db, eq(agreement.user_id, user)),
    listOfOrder: (order: string) => list(db, eq(agreement.order_id, order)),
  };
}

async function list(db: Db, condition: ReturnType<typeof eq>): Promise<Agreement[]> {
  const rows = await db
    .select()
    .from(agreement)
    .where(condition)
    .orderBy(asc(agreement.at), asc(agreement.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({id}) => id);
  const documents = await db
    .select()
    .from(agreement_document)
    .where(inArray(agreement_document.agreement_id, ids))
    .orderBy(asc(agreement_document.kind));
  return rows.map(({id, context, region, locale, user_id: user, order_id: order, at}) => ({
    id,
    context,
    region,
    locale,
    user,
    order,
    at: at.toISOString(),
    documents: documents
      .filter(({agreement_id}) => agreement_id === id)
      .map(({agreement_id: _, ...document}) => document),
  }));
}
