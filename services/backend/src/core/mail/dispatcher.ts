import type {Logger} from "pino";
import type {OutboxMail, OutboxRepository} from "./outbox-repository.ts";

export interface DispatcherDeps {
  readonly outbox: Pick<OutboxRepository, "claimDue" | "renew" | "markSent" | "retry" | "fail">;
  /** Renders and hands the mail to the server. */
  readonly send: (mail: OutboxMail) => Promise<void>;
  /** Whether a mail of this name is the last one its recipient gets. */
  readonly forgetsAddress: (template: string) => boolean;
  readonly now: () => Date;
  readonly logger: Logger;
}

const MINUTE_MS = 60_000;
/** The pause after each failed try; after the last one the mail is given up and shown to staff. */
const PAUSES_MS = [1, 2, 5, 10, 30, 60, 120, 240, 480, 720].map((minutes) => minutes * MINUTE_MS);
/** Before those, where no server was reached: one that restarts is back within seconds, and took no offence. */
const UNREACHED_PAUSES_MS = [5_000, 10_000, 20_000, ...PAUSES_MS];
/**
 * How long a claim on a mail lasts. It is short, and renewed during sending, so that a user who waits for a code does
 * not wait for a process that has died.
 */
const LEASE_MS = 5_000;
const RENEW_MS = 1_500;
const BATCH = 10;
const POLL_MS = 5_000;

/** Sends what the outbox holds, at least once each: a mail counts as sent only after the server took it. */
export function createDispatcher(deps: DispatcherDeps) {
  let running: Promise<void> | null = null;
  let wokenMeanwhile = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  function wake() {
    if (isStopped) return;
    wokenMeanwhile = running !== null;
    running ??= drainUntilQuiet().finally(() => {
      running = null;
    });
  }

  async function drainUntilQuiet() {
    do {
      wokenMeanwhile = false;
      // The rows stay where they are: the next poll finds them.
      await drain(deps, () => isStopped).catch((err) => deps.logger.error({err}, "outbox not reachable"));
    } while (wokenMeanwhile);
  }

  return {
    /** Sends what is due now. Returns at once; a call while sending makes another round, one after the end none. */
    wake,
    /** Resolves when nothing is being sent. */
    idle: async () => {
      await running;
    },
    start() {
      timer = setInterval(wake, POLL_MS);
      wake();
    },
    /** Resolves when nothing is being sent, and nothing will be: the database may go. */
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

async function drain(deps: DispatcherDeps, isStopped: () => boolean) {
  let mails: readonly OutboxMail[];
  do {
    mails = await deps.outbox.claimDue(deps.now(), leaseEnd(deps), BATCH);
    await deliverClaimed(deps, mails);
    // `stop()` waits for one batch at most, however many mails are due.
  } while (mails.length > 0 && !isStopped());
}

const leaseEnd = ({now}: DispatcherDeps) => new Date(now().getTime() + LEASE_MS);

/** A slow server or a long batch must not make another process send the same again. */
async function deliverClaimed(deps: DispatcherDeps, mails: readonly OutboxMail[]) {
  const ids = mails.map(({id}) => id);
  const renewing = setInterval(() => {
    deps.outbox
      .renew(ids, leaseEnd(deps))
      .catch((err) => deps.logger.warn({err}, "mails not held: they may be sent twice"));
  }, RENEW_MS);
  try {
    for (const mail of mails) await deliver(deps, mail);
  } finally {
    clearInterval(renewing);
  }
}

async function deliver({outbox, send, forgetsAddress, now, logger}: DispatcherDeps, mail: OutboxMail) {
  const ending = {forgetAddress: forgetsAddress(mail.template)};
  try {
    await send(mail);
  } catch (err) {
    const pauses = isUnreached(err) ? UNREACHED_PAUSES_MS : PAUSES_MS;
    const pause = isPermanent(err) ? undefined : pauses[mail.tries - 1];
    logger.warn({err, mail: mail.id, template: mail.template, tries: mail.tries}, "mail not sent");
    if (pause === undefined) return outbox.fail(mail.id, errorCode(err), ending);
    return outbox.retry(mail.id, new Date(now().getTime() + pause), errorCode(err));
  }
  await outbox.markSent(mail.id, now(), ending);
}

/** The server's last word on this recipient or message. Trouble with the connection or our login is not. */
function isPermanent(error: unknown) {
  if (!(error instanceof Error) || !("responseCode" in error) || !("code" in error)) return false;
  const isAboutMail = error.code === "EENVELOPE" || error.code === "EMESSAGE";
  return isAboutMail && typeof error.responseCode === "number" && error.responseCode >= 500;
}

/** No connection came about. One that broke off may have been ended by the server on purpose. */
function isUnreached(error: unknown) {
  return error instanceof Error && "syscall" in error && error.syscall === "connect";
}

function errorCode(error: unknown) {
  return error instanceof Error && "code" in error ? String(error.code) : "internal";
}
