import type {z} from "zod";
import type {differenceList, officeDifference, reconciled} from "../../contract/admin-operations.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {createDifferenceRepository, type DifferenceRow} from "../reconcile/difference-repository.ts";
import {reconcile} from "../reconcile/reconcile.ts";
import {auditAction, type OfficeDeps, type StaffMember} from "./staff-member.ts";

const SHOWN = 200;

export async function listDifferences(db: Db, isOpen: boolean): Promise<z.output<typeof differenceList>> {
  const differences = createDifferenceRepository(db);
  const rows = isOpen ? await differences.listOpen() : await differences.listAll(SHOWN);
  return {items: rows.slice(0, SHOWN).map(toDifference)};
}

/** Does at once what is done every night. */
export async function compareBooks(
  deps: OfficeDeps,
  staffMember: StaffMember,
  reason: string,
): Promise<z.output<typeof reconciled>> {
  await withTransaction(deps.db, (tx) =>
    auditAction(tx, deps, staffMember, {action: "reconcile.run", target: "all", reason}),
  );
  return reconcile(deps);
}

export function settleDifference(deps: OfficeDeps, staffMember: StaffMember, id: string, reason: string) {
  return withTransaction(deps.db, async (tx) => {
    const done = {at: deps.now(), by: staffMember.id, resolution: reason};
    const settled = await createDifferenceRepository(tx).resolve(id, done);
    if (!settled) throw new AppError("not_found", "No such difference is open");
    await auditAction(tx, deps, staffMember, {action: "reconcile.resolve", target: id, reason});
    return toDifference(settled);
  });
}

function toDifference(row: DifferenceRow): z.output<typeof officeDifference> {
  const {id, kind, ref, ours, theirs, found_at, resolved_at, resolved_by, resolution} = row;
  const dates = {found_at: found_at.toISOString(), resolved_at: resolved_at?.toISOString() ?? null};
  return {id, kind, ref, ours: {...ours}, theirs: {...theirs}, resolved_by, resolution, ...dates};
}
