import {sql} from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type {GoalRace} from "../../contract/account-fields.ts";
import type {CONSENT_KINDS, Preferences} from "../../contract/accounts.ts";
import type {PublicJwk} from "../../contract/session.ts";
import {instant} from "../../core/db/columns.ts";

export const account = pgTable(
  "account",
  {
    id: text("id").primaryKey(),
    user_name: text("user_name").notNull(),
    user_name_norm: text("user_name_norm").notNull(),
    /** As typed; `email_norm` is how two spellings compare. */
    email: text("email").notNull(),
    email_norm: text("email_norm").notNull(),
    email_verified_at: instant("email_verified_at"),
    email_pending: text("email_pending"),
    password_hash: text("password_hash"),
    password_set_at: instant("password_set_at"),
    must_change: boolean("must_change").notNull().default(false),
    state: text("state", {enum: ["active", "locked", "deleting", "deleted"]}).notNull(),
    /** Raised to end every session and access token at once. */
    token_version: integer("token_version").notNull().default(1),
    locale: text("locale").notNull(),
    region: text("region").notNull(),
    /**
     * Digest of the idempotency key the account was created with: a client that lost the response can repeat the
     * request.
     */
    sign_up_key: text("sign_up_key"),
    is_demo: boolean("is_demo").notNull().default(false),
    copy_of: text("copy_of"),
    last_seen_at: instant("last_seen_at"),
    version: integer("version").notNull().default(1),
    created_at: instant("created_at").notNull(),
    updated_at: instant("updated_at").notNull(),
    deleted_at: instant("deleted_at"),
  },
  (table) => [
    uniqueIndex("account_email").on(table.email_norm).where(sql`${table.deleted_at} is null`),
    uniqueIndex("account_user_name").on(table.user_name_norm).where(sql`${table.deleted_at} is null`),
    check("account_state", sql`${table.state} in ('active', 'locked', 'deleting', 'deleted')`),
  ],
);

export const profile = pgTable("profile", {
  user_id: text("user_id")
    .primaryKey()
    .references(() => account.id),
  first_name: text("first_name").notNull(),
  last_name: text("last_name").notNull(),
  timezone: text("timezone").notNull(),
  date_of_birth: date("date_of_birth", {mode: "string"}).notNull(),
  gender: text("gender", {enum: ["female", "male", "non_binary", "not_stated"]}).notNull(),
  height_cm: numeric("height_cm", {mode: "number", precision: 4, scale: 1}).notNull(),
  weight_kg: numeric("weight_kg", {mode: "number", precision: 4, scale: 1}).notNull(),
  /** Heart rates in 1/min; null where the athlete never entered them. */
  resting_heart_rate: smallint("resting_heart_rate"),
  threshold_heart_rate: smallint("threshold_heart_rate"),
  maximum_heart_rate: smallint("maximum_heart_rate"),
  /** Fitness on the day before the first run, for an athlete who trained before without us. */
  starting_fitness: smallint("starting_fitness"),
  avatar_key: text("avatar_key"),
  bib_color: text("bib_color"),
  goal_race: jsonb("goal_race").$type<GoalRace>().notNull(),
  preferences: jsonb("preferences").$type<Preferences>().notNull(),
});

/** Training uses the value of a run's day. */
export const athlete_measure = pgTable(
  "athlete_measure",
  {
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    kind: text("kind", {enum: ["weight", "height"]}).notNull(),
    on_date: date("on_date", {mode: "string"}).notNull(),
    value: numeric("value", {mode: "number", precision: 4, scale: 1}).notNull(),
  },
  (table) => [primaryKey({columns: [table.user_id, table.kind, table.on_date]})],
);

/** A provider's word for who someone is. Found by issuer and subject, never by address. */
export const identity = pgTable(
  "identity",
  {
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id, {onDelete: "cascade"}),
    provider: text("provider", {enum: ["google", "apple", "facebook"]}).notNull(),
    email_at_link: text("email_at_link"),
    linked_at: instant("linked_at").notNull(),
    last_used_at: instant("last_used_at"),
  },
  (table) => [
    primaryKey({columns: [table.issuer, table.subject]}),
    uniqueIndex("identity_user_provider").on(table.user_id, table.provider),
  ],
);

export const session = pgTable(
  "session",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id, {onDelete: "cascade"}),
    client_id: text("client_id").notNull(),
    client_kind: text("client_kind", {enum: ["web", "ios", "android", "cli"]}).notNull(),
    /** With the server's key it makes the refresh tokens; neither makes one alone. */
    seed: text("seed").notNull(),
    key_id: text("key_id").notNull(),
    generation: integer("generation").notNull().default(1),
    /** The account's `token_version` when it began: a sign-in that races a password change dies with the rest. */
    token_version: integer("token_version").notNull(),
    client_key_jkt: text("client_key_jkt"),
    amr: text("amr").array().notNull(),
    auth_time: instant("auth_time").notNull(),
    country: text("country"),
    ua_family: text("ua_family"),
    created_at: instant("created_at").notNull(),
    rotated_at: instant("rotated_at").notNull(),
    idle_seconds: integer("idle_seconds").notNull(),
    idle_expires_at: instant("idle_expires_at").notNull(),
    expires_at: instant("expires_at").notNull(),
    revoked_at: instant("revoked_at"),
    revoke_reason: text("revoke_reason"),
  },
  (table) => [
    index("session_live").on(table.user_id).where(sql`${table.revoked_at} is null`),
    index("session_client").on(table.user_id, table.client_id),
  ],
);

export const signing_key = pgTable(
  "signing_key",
  {
    kid: text("kid").primaryKey(),
    alg: text("alg").notNull(),
    public_jwk: jsonb("public_jwk").$type<PublicJwk>().notNull(),
    /** Wrapped by a key that is not in the database; gone once the key is retired for good. */
    private_enc: text("private_enc"),
    state: text("state", {enum: ["next", "current", "retired"]}).notNull(),
    /** When it entered its state. */
    since: instant("since").notNull(),
  },
  (table) => [
    uniqueIndex("signing_key_current").on(table.state).where(sql`${table.state} in ('next', 'current')`),
    check("signing_key_state", sql`${table.state} in ('next', 'current', 'retired')`),
  ],
);

/** Every try to sign in, without an address: 30 days for limits and the owner's security log. */
export const sign_in_attempt = pgTable(
  "sign_in_attempt",
  {
    id: text("id").primaryKey(),
    email_hash: text("email_hash").notNull(),
    user_id: text("user_id").references(() => account.id),
    ip_hash: text("ip_hash").notNull(),
    client_id: text("client_id"),
    ua_family: text("ua_family"),
    outcome: text("outcome", {
      enum: ["ok", "no_account", "wrong_password", "wrong_otp", "locked", "blocked", "unproven"],
    }).notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    index("sign_in_attempt_user").on(table.user_id, table.at),
    index("sign_in_attempt_at").on(table.at),
  ],
);

/** Choices someone made and may take back, each as a new row. Documents are in `agreement`. Append-only. */
export const consent = pgTable(
  "consent",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id").notNull(),
    kind: text("kind").$type<(typeof CONSENT_KINDS)[number] | `partner:${string}`>().notNull(),
    granted: boolean("granted").notNull(),
    version: text("version"),
    locale: text("locale").notNull(),
    region: text("region").notNull(),
    source: text("source").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [index("consent_user").on(table.user_id, table.at)],
);

export const permission_group = pgTable("permission_group", {
  id: text("id").primaryKey(),
  name: text("name").notNull().unique(),
  permissions: text("permissions").array().notNull(),
  builtin: boolean("builtin").notNull(),
  version: integer("version").notNull().default(1),
});

export const permission_member = pgTable(
  "permission_member",
  {
    group_id: text("group_id")
      .notNull()
      .references(() => permission_group.id),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    granted_by: text("granted_by"),
    granted_at: instant("granted_at").notNull(),
    expires_at: instant("expires_at"),
  },
  (table) => [
    primaryKey({columns: [table.group_id, table.user_id]}),
    index("permission_member_user").on(table.user_id),
  ],
);

/** What its owner should know of an account: the security log. Sign-ins are in `sign_in_attempt`. */
export const security_event = pgTable(
  "security_event",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    event: text("event").notNull(),
    by: text("by", {enum: ["self", "staff"]}).notNull(),
    ua_family: text("ua_family"),
    at: instant("at").notNull(),
  },
  (table) => [index("security_event_user").on(table.user_id, table.at)],
);

export const account_deletion = pgTable("account_deletion", {
  user_id: text("user_id")
    .primaryKey()
    .references(() => account.id),
  requested_at: instant("requested_at").notNull(),
  due_at: instant("due_at").notNull(),
  /** From then on there is no way back: some of it may be gone. */
  started_at: instant("started_at"),
  /** Why it is deleted: at its owner's request, or because it was unused for years. */
  cause: text("cause", {enum: ["self", "idle"]})
    .notNull()
    .default("self"),
  /** For the tombstone, from before what they are digests of was gone. */
  hashes: jsonb("hashes").$type<Readonly<Record<string, readonly string[]>>>(),
});

export const idle_notice = pgTable("idle_notice", {
  user_id: text("user_id")
    .primaryKey()
    .references(() => account.id),
  noticed_at: instant("noticed_at").notNull(),
  due_at: instant("due_at").notNull(),
});
