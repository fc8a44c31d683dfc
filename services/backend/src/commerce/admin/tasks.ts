import {and, desc, eq, isNull} from "drizzle-orm";
import type {z} from "zod";
import type {officeTask, taskList} from "../../contract/admin-operations.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import type {OrderRow} from "../orders/order-repository.ts";
import {orders, staff_task} from "../orders/tables.ts";
import {auditAction, type OfficeDeps, type StaffMember} from "./staff-member.ts";

const SHOWN = 200;

export async function listTasks(db: Db, isOpen: boolean): Promise<z.output<typeof taskList>> {
  const rows = await db
    .select({task: staff_task, order: orders})
    .from(staff_task)
    .innerJoin(orders, eq(orders.id, staff_task.order_id))
    .where(isOpen ? isNull(staff_task.closed_at) : undefined)
    .orderBy(desc(staff_task.opened_at), desc(staff_task.id))
    .limit(SHOWN);
  return {items: rows.map(({task, order}) => toTask(task, order))};
}

export async function closeTask(deps: OfficeDeps, staffMember: StaffMember, id: string, reason: string) {
  return withTransaction(deps.db, async (tx) => {
    const [closed] = await tx
      .update(staff_task)
      .set({closed_at: deps.now(), closed_by: staffMember.id})
      .where(and(eq(staff_task.id, id), isNull(staff_task.closed_at)))
      .returning();
    if (!closed) throw new AppError("not_found", "No such task is open");
    const [order] = await tx.select().from(orders).where(eq(orders.id, closed.order_id));
    if (!order) throw new Error(`Task ${id} is about no order`);
    await auditAction(tx, deps, staffMember, {action: "task.close", target: id, reason});
    return toTask(closed, order);
  });
}

function toTask(task: typeof staff_task.$inferSelect, order: OrderRow): z.output<typeof officeTask> {
  const {id, kind, ref, opened_at, closed_at, closed_by} = task;
  const dates = {opened_at: opened_at.toISOString(), closed_at: closed_at?.toISOString() ?? null};
  const left = order.total - order.refunded;
  const proposed_refund =
    kind === "fraud_warning" && left > 0 ? {amount: left, currency: order.currency} : null;
  return {id, kind, order: order.pretty_id, ref, proposed_refund, closed_by, ...dates};
}
