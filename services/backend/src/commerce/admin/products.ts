import {asc} from "drizzle-orm";
import type {z} from "zod";
import type {officeProducts, syncReply, syncRequest} from "../../contract/admin-shop.ts";
import {withTransaction} from "../../core/db/db.ts";
import {product} from "../catalog/tables.ts";
import {applyCatalog} from "../payments/apply-catalog.ts";
import {type CatalogDifference, compareCatalog} from "../payments/compare-catalog.ts";
import {requirePayments} from "../payments/payment-client.ts";
import {auditAction, type OfficeDeps, type StaffMember} from "./staff-member.ts";

export async function listProducts(deps: OfficeDeps): Promise<z.output<typeof officeProducts>> {
  const rows = await deps.db.select().from(product).orderBy(asc(product.position));
  const items = rows.map(({sku, content, kind, active}) => ({
    sku,
    name: content.name.en ?? sku,
    kind,
    active,
  }));
  return {items, differences: shown(await compare(deps))};
}

/** Reports what differs; with `apply`, also corrects it, one difference after the other. */
export async function syncProducts(
  deps: OfficeDeps,
  staffMember: StaffMember,
  {apply, reason}: z.output<typeof syncRequest>,
): Promise<z.output<typeof syncReply>> {
  const differences = await compare(deps);
  const after = {apply, found: differences.length};
  await withTransaction(deps.db, (tx) =>
    auditAction(tx, deps, staffMember, {action: "product.sync", target: "catalog", reason, after}),
  );
  if (apply) await applyCatalog({...deps, payments: requirePayments(deps.payments)}, differences);
  return {applied: apply, differences: shown(differences)};
}

function compare(deps: OfficeDeps) {
  return compareCatalog({...deps, payments: requirePayments(deps.payments)});
}

const shown = (differences: readonly CatalogDifference[]) => differences.map(({kind, ref}) => ({kind, ref}));
