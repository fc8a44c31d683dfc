import type {Logger} from "pino";
import type {Db} from "../../core/db/db.ts";
import {createAccountRepository} from "../account/account-repository.ts";
import {enqueueNotice} from "../account/notices.ts";
import {recordSecurityEvent} from "../account/security-log.ts";
import type {SessionRow} from "./session-repository.ts";

export interface ReportReuseDeps {
  readonly now: () => Date;
  readonly logger: Logger;
}

/** An old token came back: it was copied. The owner learns of it, with the end of the session. */
export async function reportReuse({now, logger}: ReportReuseDeps, tx: Db, session: SessionRow) {
  const at = now();
  logger.warn({session: session.id}, "refresh token reused; session ended");
  const person = await createAccountRepository(tx).get(session.user_id, at);
  if (person) await enqueueNotice(tx, person, {notice: "session_reuse", cause: session.id, at});
  await recordSecurityEvent(tx, {user_id: session.user_id, event: "session.reuse", at});
}
