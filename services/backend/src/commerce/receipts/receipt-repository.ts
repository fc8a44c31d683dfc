import {market as marketOf} from "@gradus/schemas/markets";
import {dayInZone} from "@gradus/schemas/zoned-time";
import {and, asc, eq, sql} from "drizzle-orm";
import type {OrderDocument} from "../../contract/orders.ts";
import type {Db} from "../../core/db/db.ts";
import type {OrderRow} from "../orders/order-repository.ts";
import {receipt, receipt_series} from "./tables.ts";

export type ReceiptRow = typeof receipt.$inferSelect;

export const toDocument = ({kind, number, issued_at, facts}: ReceiptRow): OrderDocument => ({
  kind,
  number,
  issued_at: issued_at.toISOString(),
  total: facts.total,
});

const DIGITS = {receipt: 6, credit_note: 5} as const;
const LETTER = {receipt: "", credit_note: "K"} as const;

export function createReceiptRepository(db: Db) {
  return {
    /** The oldest first: a correction follows what it corrects. */
    listOf: (order_id: string): Promise<ReceiptRow[]> =>
      db
        .select()
        .from(receipt)
        .where(eq(receipt.order_id, order_id))
        .orderBy(asc(receipt.issued_at), sql`${receipt.kind} = 'credit_note'`, asc(receipt.number)),

    async find(order_id: string, number: string): Promise<ReceiptRow | null> {
      const [row] = await db
        .select()
        .from(receipt)
        .where(and(eq(receipt.order_id, order_id), eq(receipt.number, number)));
      return row ?? null;
    },

    async add(row: typeof receipt.$inferInsert): Promise<ReceiptRow> {
      const [added] = await db.insert(receipt).values(row).returning();
      if (!added) throw new Error(`Document ${row.number} was not added`);
      return added;
    },

    /**
     * The next number of a kind in the year of the region. Taking one locks its series until the end of the
     * transaction, which gives the number back when it is rolled back. Receipts come before credit notes everywhere,
     * so that no two transactions wait for each other.
     */
    async takeNumber(
      kind: ReceiptRow["kind"],
      {region, livemode}: Pick<OrderRow, "region" | "livemode">,
      at: Date,
    ): Promise<string> {
      const year = dayInZone(at, marketOf(region).timeZone).slice(0, 4);
      const series = [kind, year, ...(livemode ? [] : ["test"])].join(" ");
      const [seriesRow] = await db
        .insert(receipt_series)
        .values({series, next: 2})
        .onConflictDoUpdate({
          target: receipt_series.series,
          set: {next: sql`${receipt_series.next} + 1`},
        })
        .returning({next: receipt_series.next});
      if (!seriesRow) throw new Error(`Series ${series} gave no number`);
      return `${year}-${LETTER[kind]}${String(seriesRow.next - 1).padStart(DIGITS[kind], "0")}`;
    },
  };
}
