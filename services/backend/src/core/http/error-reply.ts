import type {Context} from "hono";
import {HTTPException} from "hono/http-exception";
import type {Logger} from "pino";
import {sqlState} from "../db/db.ts";
import {AppError} from "../errors.ts";
import {findOutage, type OutageLog} from "../outages.ts";
import type {AppEnv} from "./api.ts";

const RETRYABLE: ReadonlySet<string> = new Set([
  "rate_limited",
  "internal",
  "create_failed",
  "unavailable",
  "reset_failed",
  "platform_unavailable",
  "payment_unavailable",
]);

/**
 * For the log: no client reads this answer. The number is the one that other servers and proxies use for a client that
 * closed the connection.
 */
const CLIENT_CLOSED_REQUEST = 499;

/** The client closed the connection before the request was complete: the resulting failure is no error of ours. */
function hasDisconnected({env}: Context<AppEnv>): boolean {
  const {incoming} = env ?? {};
  return incoming?.destroyed === true && !incoming.complete;
}

export function createErrorHandler(logger: Logger, outages?: Pick<OutageLog, "note">) {
  return (error: Error, c: Context<AppEnv>) => {
    if (hasDisconnected(c)) return new Response(null, {status: CLIENT_CLOSED_REQUEST});
    const known = toAppError(error);
    if (known.status >= 500) {
      outages?.note(known);
      logger.error({request_id: c.get("requestId"), err: known.cause ?? known}, known.message);
    }
    return errorReply(c, known);
  };
}

export function errorReply(c: Context<AppEnv>, {code, message, status, details}: AppError) {
  const retryAfter = details.params?.retry_after;
  if (retryAfter !== undefined) c.header("retry-after", String(retryAfter));
  const err = {
    code,
    message,
    ...(details.params && {params: details.params}),
    ...(details.field_errors && {field_errors: details.field_errors}),
    ...(details.conditions && {conditions: details.conditions}),
    ...(details.current && {current: details.current}),
    ...(details.activity && {activity: details.activity}),
    ...(details.workout && {workout: details.workout}),
    ...(details.removal && {removal: details.removal}),
    ...(details.event && {event: details.event}),
    ...(details.plan && {plan: details.plan}),
    ...(details.template && {template: details.template}),
    ...(details.candidates && {candidates: details.candidates}),
    ...(details.cart && {cart: details.cart}),
    request_id: c.get("requestId"),
    retryable: RETRYABLE.has(code),
  };
  return c.json({err}, status);
}

/**
 * Errors of the database for text it cannot store, such as text with a zero byte: a mistake of the client, which has to
 * send other text.
 */
const NO_TEXT: ReadonlySet<string> = new Set(["22021", "22P05"]);

/** The framework's own refusals are the client's mistake; anything else unexpected is ours. */
function toAppError(error: Error): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status === 400) {
    return new AppError("invalid", "The body is not valid JSON", {cause: error});
  }
  if (error instanceof HTTPException && error.status === 415) {
    return new AppError("unsupported_type", "Send the body as application/json", {cause: error});
  }
  const state = sqlState(error) ?? "";
  if (NO_TEXT.has(state)) return new AppError("invalid", "A zero byte is no text", {cause: error});
  return findOutage(error) ?? new AppError("internal", "Something went wrong on our side", {cause: error});
}
