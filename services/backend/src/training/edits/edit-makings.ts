import type {Edit} from "@gradus/training/edits/apply-edits";
import {and, asc, eq, like} from "drizzle-orm";
import type {EditMaking} from "../../contract/activity-edits.ts";
import {audit} from "../../core/audit/tables.ts";
import type {Db} from "../../core/db/db.ts";
import type {RunRow} from "../activities/run-repository.ts";

interface Made {
  readonly edit: string;
  readonly making: EditMaking;
}

/** Who made each edit of a run and when, as the audit has it: it keeps the list after every change. */
export async function editMakings(db: Db, run: Pick<RunRow, "id" | "edits">): Promise<(EditMaking | null)[]> {
  if (run.edits.length === 0) return [];
  const entries = await db
    .select({at: audit.at, role: audit.actor_role, after: audit.after})
    .from(audit)
    .where(and(eq(audit.target, run.id), like(audit.action, "run.%")))
    .orderBy(asc(audit.seq));
  let made: readonly (Made | null)[] = [];
  for (const {at, role, after} of entries) {
    const making = {at: at.toISOString(), by: role === "user" ? "runner" : "staff"} as const;
    const edits = editsIn(after);
    if (edits) made = follow(made, edits, making);
  }
  return follow(made, run.edits, null).map((each) => each?.making ?? null);
}

/** The list after a change: what was in it before keeps who made it. */
function follow(before: readonly (Made | null)[], edits: readonly Edit[], making: EditMaking | null) {
  const left = [...before];
  return edits.map((edit) => {
    const text = textOf(edit);
    const at = left.findIndex((each) => each?.edit === text);
    const known = at < 0 ? null : left.splice(at, 1)[0];
    return known ?? (making && {edit: text, making});
  });
}

/** The database keeps the fields of an object in an order of its own. */
const textOf = (edit: Edit) =>
  JSON.stringify(Object.entries(edit).sort(([one], [other]) => (one < other ? -1 : 1)));

function editsIn(after: unknown): readonly Edit[] | null {
  if (typeof after !== "object" || after === null || !("edits" in after)) return null;
  return Array.isArray(after.edits) ? after.edits : null;
}
