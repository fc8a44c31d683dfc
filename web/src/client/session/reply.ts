import type {Activity} from "@gradus/backend/contract/activities";
import type {OffsetCandidates} from "@gradus/backend/contract/activity-edits";
import type {AgreedDocument} from "@gradus/backend/contract/agreements";
import type {Cart} from "@gradus/backend/contract/cart";
import type {ErrorCode} from "@gradus/backend/contract/errors";
import type {CalendarEvent} from "@gradus/backend/contract/events";
import type {FieldCode} from "@gradus/backend/contract/field-code";
import type {PlanReason} from "@gradus/backend/contract/plans";
import type {WorkoutTemplate} from "@gradus/backend/contract/workout-library";
import type {PlannedWorkoutDetail} from "@gradus/backend/contract/workouts";

type ClientCode =
  /** Nothing came back: offline, timeout, or an answer that broke off. */
  | "network"
  /** The token was refused and could not be renewed now; signing out would be wrong. */
  | "session_unavailable"
  /** The token was renewed, or the session has ended: the page is about to be replaced. Nothing to show. */
  | "leaving"
  /** An answer that is none of ours, such as a proxy's page. */
  | "bad_reply";

export interface Failure {
  readonly code: ErrorCode | ClientCode;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly field_errors?: Readonly<Record<string, FieldCode>>;
  readonly current?: readonly AgreedDocument[];
  /** With `cart_conflict`, and with `promo_invalid` at checkout: the cart as it is now. */
  readonly cart?: Cart;
  /** With `conflict` about a run: as it is now. */
  readonly activity?: Activity;
  /** With `conflict` about a planned workout, an event, or one of the own library: as it is now. */
  readonly workout?: PlannedWorkoutDetail;
  /** With `conflict` about a workout that its plan took out: why. */
  readonly removal?: PlanReason;
  readonly event?: CalendarEvent;
  readonly template?: WorkoutTemplate;
  /** With `offset_unclear`: where the other recording may begin, best first. */
  readonly candidates?: OffsetCandidates;
  /** To name when asking for help. */
  readonly request_id: string;
}

/** What every call yields. A failure has no data and a success no error, so callers look at `ok` first. */
export type Reply<T> =
  | {readonly ok: true; readonly status: number; readonly data: T; readonly err: null}
  | {readonly ok: false; readonly status: number; readonly data: null; readonly err: Failure};

export function failed(status: number, err: Failure): Reply<never> {
  return {ok: false, status, data: null, err};
}

/**
 * Reads `{data}` or `{err}`. The types are the contract's; its schemas stay on the server, because checking an answer
 * of our own server would cost the browser more than the rest of the page.
 */
export async function readReply<T>(response: Response, requestId: string): Promise<Reply<T>> {
  const {status} = response;
  const body = parseBody<T>(await response.text());
  if (response.ok) {
    return body && "data" in body
      ? {ok: true, status, data: body.data, err: null}
      : failed(status, {code: "bad_reply", request_id: requestId});
  }
  if (body && "err" in body && typeof body.err?.code === "string") {
    return failed(status, {...body.err, request_id: body.err.request_id || requestId});
  }
  return failed(status, {code: status >= 502 ? "unavailable" : "bad_reply", request_id: requestId});
}

/** The bytes of a file. The route declares that it returns one, so `T` is the type of a file. */
export async function readFileReply<T>(response: Response): Promise<Reply<T>> {
  return {ok: true, status: response.status, data: (await response.blob()) as T, err: null};
}

function parseBody<T>(text: string): {data: T} | {err: Failure} | null {
  try {
    const body: {data: T} | {err: Failure} | null = JSON.parse(text);
    return typeof body === "object" ? body : null;
  } catch {
    return null;
  }
}
