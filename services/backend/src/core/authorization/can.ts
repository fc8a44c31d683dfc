import {reaches, type ShareLevel} from "../../contract/share-values.ts";

/** Who asks. Rights are read from the database for every request, never from the token. */
export type Actor = {readonly kind: "visitor"} | User;

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

/** What is asked for, with whose it is. */
export interface Resource {
  readonly owner: string;
  /** How much of it the owner shares with whoever asks, where the route has looked. */
  readonly shared?: ShareLevel | null;
}

type Verdict = "yes" | "no" | "hide";

interface Rule {
  readonly who: "everyone" | "owner" | "elsewhere";
  readonly writes?: boolean;
  /** Possible while the account waits to be deleted. */
  readonly whileDeleting?: boolean;
  /** From this level on, a share opens it to others. */
  readonly sharedFrom?: ShareLevel;
}

const RULES = {
  /** For everyone, signed in or not. */
  public: {who: "everyone"},
  /** The bearer and its rights are those of the content API, which the route itself asks. */
  "content.staff": {who: "elsewhere"},
  "user.read": {who: "owner", whileDeleting: true},
  /** A person as others know them: all of it for its owner, by level for those they share with. */
  "person.read": {who: "owner", whileDeleting: true, sharedFrom: "summary"},
  "user.write": {who: "owner", writes: true},
  /** Ending sessions, proving who one is: what someone on the way out still needs. */
  "session.write": {who: "owner", writes: true, whileDeleting: true},
  /** A copy of one's data, and keeping the account after all. */
  "privacy.write": {who: "owner", writes: true, whileDeleting: true},
} as const satisfies Record<string, Rule>;

export type Action = keyof typeof RULES;
export const ACTIONS: ReadonlySet<string> = new Set(Object.keys(RULES));

/** Whose bearer decides: nobody's, one of ours, or one of another service. */
export function bearerOf(action: Action) {
  const {who} = RULES[action];
  if (who === "owner") return "ours";
  return who === "everyone" ? "optional" : "foreign";
}

/** The one place that decides. `hide` looks like a thing that does not exist. */
export function can(actor: Actor, action: Action, resource: Resource | null): Verdict {
  const rule: Rule = RULES[action];
  if (rule.who !== "owner") return "yes";
  if (actor.kind === "visitor" || resource === null) return "hide";
  if (resource.owner !== actor.id) return isOpened(rule, resource, actor) ? "yes" : "hide";
  if (rule.writes && actor.isView) return "no";
  return actor.state === "deleting" && !rule.whileDeleting ? "no" : "yes";
}

function isOpened({sharedFrom, writes}: Rule, {shared}: Resource, {state, isView}: User) {
  if (!sharedFrom || !shared || state !== "active" || (writes && isView)) return false;
  return reaches(shared, sharedFrom);
}
