import type {Edit} from "@gradus/training/edits/apply-edits";
import {and, asc, eq, like} from "drizzle-orm";
import type {EditMaking, RunEdits} from "../../../contract/activity-edits.ts";
import {audit} from "../../../core/audit/tables.ts";
import type {Db} from "../../../core/db/db.ts";
import {activity} from "../../runs/activities/tables.ts";

interface EditRecord {
  readonly edit: string;
  readonly making: EditMaking;
}

/**
 * The edits of a run, with author and time of each, as recorded by the audit: it stores the list after every change.
 * Reads both in one statement, since each change writes both. Null when the run is gone.
 */
export async function readEdits(db: Db, id: string): Promise<RunEdits | null> {
  const entries = await db
    .select({
      edits: activity.edits,
      version: activity.version,
      at: audit.at,
      role: audit.actor_role,
      after: audit.after,
    })
    .from(activity)
    .leftJoin(audit, and(eq(audit.target, activity.id), like(audit.action, "run.%")))
    .where(eq(activity.id, id))
    .orderBy(asc(audit.seq));
  const [run] = entries;
  if (!run) return null;
  let editRecords: readonly (EditRecord | null)[] = [];
  for (const {at, role, after} of entries) {
    const edits = editsIn(after);
    if (!at || !edits) continue;
    editRecords = follow(editRecords, edits, {
      at: at.toISOString(),
      by: role === "user" ? "runner" : "staff",
    });
  }
  return {
    edits: [...run.edits],
    made: follow(editRecords, run.edits, null).map((each) => each?.making ?? null),
    version: run.version,
  };
}

/** The list after a change: edits that were in it before retain their author. */
function follow(before: readonly (EditRecord | null)[], edits: readonly Edit[], making: EditMaking | null) {
  const left = [...before];
  return edits.map((edit) => {
    const text = textOf(edit);
    const at = left.findIndex((each) => each?.edit === text);
    const known = at < 0 ? null : left.splice(at, 1)[0];
    return known ?? (making && {edit: text, making});
  });
}

/** The database orders the fields of an object in its own way, so they are sorted before comparison. */
const textOf = (edit: Edit) =>
  JSON.stringify(Object.entries(edit).sort(([one], [other]) => (one < other ? -1 : 1)));

function editsIn(after: unknown): readonly Edit[] | null {
  if (typeof after !== "object" || after === null || !("edits" in after)) return null;
  return Array.isArray(after.edits) ? after.edits : null;
}
