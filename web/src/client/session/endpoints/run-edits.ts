import type {activity} from "@gradus/backend/contract/activities";
import type * as edits from "@gradus/backend/contract/activity-edits";
import type {cpHistory} from "@gradus/backend/contract/critical-power";
import type * as notes from "@gradus/backend/contract/notes";
import type * as pairs from "@gradus/backend/contract/pairs";
import type {Call, Upload} from "./call";

type Run = typeof activity;

/** What a runner changes of a recording and adds to it. */
export interface RunEditsEndpoints {
  "GET /b/api/v1/activities/{activity_id}/edits": Call<null, typeof edits.runEdits>;
  "PUT /b/api/v1/activities/{activity_id}/crop": Call<typeof edits.cropBody, Run>;
  "PUT /b/api/v1/activities/{activity_id}/scale": Call<typeof edits.scaleBody, Run>;
  "PUT /b/api/v1/activities/{activity_id}/exclude": Call<typeof edits.excludeBody, Run>;
  "PUT /b/api/v1/activities/{activity_id}/suspect-seconds": Call<typeof edits.verdictBody, Run>;
  "PUT /b/api/v1/activities/{activity_id}/undo": Call<typeof edits.noBody, Run>;
  "PUT /b/api/v1/activities/{activity_id}/air-power-removal": Call<typeof edits.noBody, Run>;
  "PUT /b/api/v1/users/{id}/activities/merge": Call<typeof edits.mergeBody, Run>;
  "PUT /b/api/v1/users/{id}/activities/recalculate": Call<null, typeof edits.recalculation>;
  "GET /b/api/v1/users/{id}/activities/recalculations/{recalculation_id}": Call<
    null,
    typeof edits.recalculation
  >;
  "GET /b/api/v1/users/{id}/cp/history": Call<null, typeof cpHistory>;
  "GET /b/api/v1/activities/{activity_id}/notes": Call<null, typeof notes.noteList>;
  "POST /b/api/v1/activities/{activity_id}/notes": Call<typeof notes.newNote, typeof notes.note>;
  "POST /b/api/v1/activities/{activity_id}/notes/audio": Upload<typeof notes.note>;
  "PATCH /b/api/v1/activities/{activity_id}/notes/{note_id}": Call<typeof notes.noteEdit, typeof notes.note>;
  "DELETE /b/api/v1/activities/{activity_id}/notes/{note_id}": Call<null, typeof notes.noteRemoval>;
  "GET /b/api/v1/activities/{activity_id}/notes/{note_id}/download-url": Call<null, typeof notes.noteLink>;
  "GET /b/api/v1/activities/{activity_id}/pairs": Call<null, typeof pairs.pairList>;
  "PUT /b/api/v1/activities/{activity_id}/pairs/{kind}": Call<typeof pairs.pairBody, typeof pairs.pair>;
  "DELETE /b/api/v1/activities/{activity_id}/pairs/{kind}": Call<null, typeof pairs.pair>;
}
