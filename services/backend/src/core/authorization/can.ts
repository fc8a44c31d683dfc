import {reaches, type ShareLevel} from "../../contract/share-values.ts";

/** Rights are read from the database for every request, never from the token. */
export type Actor = {readonly kind: "visitor"} | User;

/** What a request came as, before its route decides what a missing or refused bearer means. */
export type Caller =
  | {readonly kind: "none"}
  | {readonly kind: "refused"; readonly reason: "expired" | "invalid" | "revoked"}
  | Actor;

export interface User {
  readonly kind: "user";
  readonly id: string;
  readonly session_id: string;
  readonly state: "active" | "deleting";
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  readonly auth_time: Date;
  /** Staff who look at an account see what its owner sees, and change nothing. */
  readonly isView: boolean;
}

export interface Resource {
  readonly owner: string;
  /** How much of it the owner shares with the caller, where the route has looked it up. */
  readonly shared?: ShareLevel | null;
  /** The caller presented the credential that opens it, such as the token of a cart or a mailed link. */
  readonly isHeld?: boolean;
}

/** `staff` opens all of it to staff, `masked` only what reveals no more than they need; the access is recorded. */
export type Verdict = "yes" | "no" | "hide" | "staff" | "masked";

interface Rule {
  readonly who: "everyone" | "owner" | "holder" | "staff" | "elsewhere";
  readonly writes?: boolean;
  /** Possible while the account waits to be deleted. */
  readonly whileDeleting?: boolean;
  /** From this level on, a share opens it to others. */
  readonly sharedFrom?: ShareLevel;
  readonly staff?: StaffRule;
}

interface StaffRule {
  /** The right that lets staff read it at all. */
  readonly reads: string;
  /** The right that lets staff read it in full; null where no staff can. */
  readonly readsAll: string | null;
}

const RULES = {
  /** For everyone, signed in or not. */
  public: {who: "everyone"},
  /** The bearer and its rights are those of the content API, which the route itself queries. */
  "content.staff": {who: "elsewhere"},
  "user.read": {who: "owner", whileDeleting: true},
  /** A person as others know them: all of it for its owner, by level for those they share with. */
  "person.read": {who: "owner", whileDeleting: true, sharedFrom: "summary"},
  "user.write": {who: "owner", writes: true},
  "access.read": {who: "owner", whileDeleting: true, staff: {reads: "user.read", readsAll: "user.read"}},
  "gear.read": {who: "owner", whileDeleting: true, staff: {reads: "user.read", readsAll: "user.write"}},
  "share.read": {who: "owner", whileDeleting: true, staff: {reads: "user.write", readsAll: "user.write"}},
  /** Of runs: totals and titles, all of a run, the file it came from, and changing any of it. */
  "run.summary": {who: "owner", whileDeleting: true, sharedFrom: "summary"},
  "run.read": {who: "owner", whileDeleting: true, sharedFrom: "activities"},
  "run.original": {who: "owner", whileDeleting: true},
  "run.write": {who: "owner", writes: true},
  /** The links through which others see a run. */
  "run.links": {who: "owner", whileDeleting: true},
  /** A runner's notes and ratings of a run, which friends do not see; and the workout it was planned as. */
  "run.notes": {who: "owner", whileDeleting: true, sharedFrom: "coach"},
  "run.plan": {who: "owner", whileDeleting: true, sharedFrom: "plan"},
  /** The calendar: titles and totals; what is planned; planning it; saying something about it. */
  "calendar.read": {who: "owner", whileDeleting: true, sharedFrom: "summary"},
  "plan.read": {who: "owner", whileDeleting: true, sharedFrom: "plan"},
  "plan.write": {who: "owner", writes: true, sharedFrom: "coach"},
  "comment.read": {who: "owner", whileDeleting: true, sharedFrom: "activities"},
  "comment.write": {who: "owner", writes: true, sharedFrom: "activities"},
  /** The link by which a calendar program reads it. */
  "calendar.feed": {who: "owner", writes: true},
  /** What a coach sees and does together, each runner by what they share. */
  "athlete.list": {who: "owner", whileDeleting: true},
  "athlete.assign": {who: "owner", writes: true},
  /** Where a guided plan stands, for staff. */
  "plan.guide": {who: "staff", staff: {reads: "user.write", readsAll: "user.write"}},
  /** Putting right what a pod measured wrong, for staff. It is written down with the edit. */
  "run.correct": {who: "staff", staff: {reads: "user.write", readsAll: "user.write"}},
  /** Recomputes the averages of the foot data that pods sent. */
  "feet.reprocess": {who: "staff", staff: {reads: "user.write", readsAll: "user.write"}},
  "platform.read": {who: "owner", whileDeleting: true, staff: {reads: "user.read", readsAll: null}},
  /** Critical power, and values that reveal it in combination with the weight. */
  "power.read": {who: "owner", whileDeleting: true, sharedFrom: "coach"},
  "race.read": {who: "owner", whileDeleting: true, sharedFrom: "plan"},
  /** Ending sessions, proving who one is: what someone on the way out still needs. */
  "session.write": {who: "owner", writes: true, whileDeleting: true},
  /** For the owner, or for a caller who holds the credential that opens it. */
  "cart.read": {who: "holder", whileDeleting: true},
  "cart.write": {who: "holder", writes: true},
  "order.list": {who: "owner", whileDeleting: true},
  "order.read": {who: "holder", whileDeleting: true},
  /** Cancelling, returning, withdrawing: rights by law or by our promise need no account. */
  "order.write": {who: "holder", writes: true, whileDeleting: true},
  "membership.read": {who: "owner", whileDeleting: true},
  /** Allowed during deletion, too: a user who leaves must be able to end what they pay for. */
  "membership.write": {who: "owner", writes: true, whileDeleting: true},
  /** The call itself checks who is eligible: the refusal has a code of its own. */
  "gift.give": {who: "owner", writes: true},
  "gift.list": {who: "owner", whileDeleting: true},
  "gift.claim": {who: "owner", writes: true},
  "promotion.read": {who: "owner", whileDeleting: true},
  "promotion.take": {who: "owner", writes: true},
  /** A copy of one's data, and keeping the account after all. */
  "privacy.write": {who: "owner", writes: true, whileDeleting: true},
  /** The back office of the shop. What is read and done there is written down by each call. */
  "office.read": {who: "staff", staff: {reads: "order.read", readsAll: "order.write"}},
  "office.reveal": {who: "staff", staff: {reads: "order.reveal", readsAll: "order.reveal"}},
  "office.order": {who: "staff", staff: {reads: "order.write", readsAll: "order.write"}},
  "office.mail": {who: "staff", staff: {reads: "order.mail", readsAll: "order.write"}},
  "office.return": {who: "staff", staff: {reads: "return.write", readsAll: "order.write"}},
  "office.refund": {who: "staff", staff: {reads: "refund.write", readsAll: "order.write"}},
  "office.approve": {who: "staff", staff: {reads: "refund.approve", readsAll: "refund.approve"}},
  "office.shop": {who: "staff", staff: {reads: "shop.write", readsAll: "shop.write"}},
  "office.audit": {who: "staff", staff: {reads: "commerce.audit", readsAll: "commerce.audit"}},
} as const satisfies Record<string, Rule>;

export type Action = keyof typeof RULES;
export const ACTIONS: ReadonlySet<string> = new Set(Object.keys(RULES));

/** Whose bearer token decides: none is required (`optional`), one of ours, or one of another service (`foreign`). */
export function bearerOf(action: Action) {
  const {who} = RULES[action];
  if (who === "owner" || who === "staff") return "ours";
  return who === "elsewhere" ? "foreign" : "optional";
}

export function isForStaff(action: Action): boolean {
  return RULES[action].who === "staff";
}

/** `hide` looks like a thing that does not exist. */
export function can(actor: Actor, action: Action, resource: Resource | null): Verdict {
  const rule: Rule = RULES[action];
  if (rule.who === "everyone" || rule.who === "elsewhere") return "yes";
  if (rule.who === "staff") return actor.kind === "visitor" ? "hide" : staffVerdict(rule, actor);
  if (resource === null) return "hide";
  if (rule.who === "holder" && resource.isHeld) return isViewOnlyWrite(rule, actor) ? "no" : "yes";
  if (actor.kind === "visitor") return "hide";
  if (resource.owner !== actor.id)
    return isOpenByShare(rule, resource, actor) ? "yes" : staffVerdict(rule, actor);
  if (isViewOnlyWrite(rule, actor)) return "no";
  return actor.state === "deleting" && !rule.whileDeleting ? "no" : "yes";
}

/** Whether the actor would change something while only viewing the site as another user. */
function isViewOnlyWrite({writes}: Rule, actor: Actor) {
  return writes === true && actor.kind === "user" && actor.isView;
}

function staffVerdict({staff}: Rule, {state, isView, permissions}: User): Verdict {
  if (!staff || state !== "active" || isView || !permissions.includes(staff.reads)) return "hide";
  return staff.readsAll !== null && permissions.includes(staff.readsAll) ? "staff" : "masked";
}

function isOpenByShare({sharedFrom, writes}: Rule, {shared}: Resource, {state, isView}: User) {
  if (!sharedFrom || !shared || state !== "active" || (writes && isView)) return false;
  return reaches(shared, sharedFrom);
}
