import {desc, eq} from "drizzle-orm";
import type {Db} from "../core/db/db.ts";
import {one_time} from "../core/one-time/tables.ts";
import type {PersonalTable, Subject} from "../core/personal-data/personal-table.ts";
import type {PictureStore} from "../core/storage/picture-store.ts";
import * as tables from "./account/tables.ts";
import {otp_secret, recovery_code} from "./second-factor/tables.ts";

const {account, account_deletion, athlete_measure, consent, identity, profile, security_event, session} =
  tables;
const {idle_notice, permission_group, permission_member, sign_in_attempt} = tables;

const OF_ACCOUNT = {
  id: account.id,
  user_name: account.user_name,
  email: account.email,
  email_verified_at: account.email_verified_at,
  email_pending: account.email_pending,
  state: account.state,
  locale: account.locale,
  region: account.region,
  password_set_at: account.password_set_at,
  last_seen_at: account.last_seen_at,
  created_at: account.created_at,
};
const OF_PROFILE = {
  first_name: profile.first_name,
  last_name: profile.last_name,
  timezone: profile.timezone,
  date_of_birth: profile.date_of_birth,
  gender: profile.gender,
  height_cm: profile.height_cm,
  weight_kg: profile.weight_kg,
  resting_heart_rate: profile.resting_heart_rate,
  threshold_heart_rate: profile.threshold_heart_rate,
  maximum_heart_rate: profile.maximum_heart_rate,
  starting_fitness: profile.starting_fitness,
  bib_color: profile.bib_color,
  goal_race: profile.goal_race,
  preferences: profile.preferences,
};
const OF_MEASURE = {
  kind: athlete_measure.kind,
  on_date: athlete_measure.on_date,
  value: athlete_measure.value,
};
const OF_IDENTITY = {
  provider: identity.provider,
  subject: identity.subject,
  email_at_link: identity.email_at_link,
  linked_at: identity.linked_at,
  last_used_at: identity.last_used_at,
};
const OF_CONSENT = {
  kind: consent.kind,
  granted: consent.granted,
  version: consent.version,
  region: consent.region,
  locale: consent.locale,
  source: consent.source,
  at: consent.at,
};
const OF_SESSION = {
  client_kind: session.client_kind,
  ua_family: session.ua_family,
  country: session.country,
  amr: session.amr,
  created_at: session.created_at,
  rotated_at: session.rotated_at,
  expires_at: session.expires_at,
  revoked_at: session.revoked_at,
  revoke_reason: session.revoke_reason,
};
const OF_EVENT = {
  event: security_event.event,
  by: security_event.by,
  ua_family: security_event.ua_family,
  at: security_event.at,
};
const OF_ATTEMPT = {
  outcome: sign_in_attempt.outcome,
  ua_family: sign_in_attempt.ua_family,
  at: sign_in_attempt.at,
};

async function* photoOf(db: Db, {id}: Subject, {pictures}: {readonly pictures: PictureStore}) {
  const [row] = await db.select({key: profile.avatar_key}).from(profile).where(eq(profile.user_id, id));
  const photo = row?.key ? await pictures.get(row.key) : null;
  if (photo !== null) yield {name: "photo.webp", chunks: [photo]};
}

/** Who a user is and what they did. Without a profile the account can no longer be found, so nothing is added to it. */
export const PROFILE_DATA: readonly PersonalTable[] = [
  {
    table: athlete_measure,
    export: {
      file: "account.json",
      read: (db, {id}) =>
        db
          .select(OF_MEASURE)
          .from(athlete_measure)
          .where(eq(athlete_measure.user_id, id))
          .orderBy(athlete_measure.on_date),
    },
    erase: (tx, {id}) => tx.delete(athlete_measure).where(eq(athlete_measure.user_id, id)),
  },
  {
    table: profile,
    export: {
      file: "account.json",
      read: (db, {id}) => db.select(OF_PROFILE).from(profile).where(eq(profile.user_id, id)),
      originals: photoOf,
    },
    erase: async (tx, {id, pictures}) => {
      const deletedAccounts = await tx
        .delete(profile)
        .where(eq(profile.user_id, id))
        .returning({key: profile.avatar_key});
      for (const {key} of deletedAccounts) if (key !== null) await pictures.remove(key);
    },
  },
  {
    table: consent,
    export: {
      file: "consents.json",
      read: (db, {id}) =>
        db.select(OF_CONSENT).from(consent).where(eq(consent.user_id, id)).orderBy(desc(consent.at)),
    },
    keeps: "proof of what was allowed, for as long as somebody may ask for it",
  },
  {
    table: security_event,
    export: {
      file: "security-log.json",
      read: (db, {id}) =>
        db
          .select(OF_EVENT)
          .from(security_event)
          .where(eq(security_event.user_id, id))
          .orderBy(desc(security_event.at)),
    },
    erase: (tx, {id}) => tx.delete(security_event).where(eq(security_event.user_id, id)),
  },
  {
    table: permission_member,
    export: {
      file: "account.json",
      read: (db, {id}) =>
        db
          .select({group: permission_group.name, granted_at: permission_member.granted_at})
          .from(permission_member)
          .innerJoin(permission_group, eq(permission_group.id, permission_member.group_id))
          .where(eq(permission_member.user_id, id)),
    },
    erase: async (tx, {id}) => {
      await tx.delete(permission_member).where(eq(permission_member.user_id, id));
      await tx.update(permission_member).set({granted_by: null}).where(eq(permission_member.granted_by, id));
    },
  },
];

export const ACCESS_DATA: readonly PersonalTable[] = [
  {
    table: identity,
    export: {
      file: "account.json",
      read: (db, {id}) => db.select(OF_IDENTITY).from(identity).where(eq(identity.user_id, id)),
    },
    erase: (tx, {id}) => tx.delete(identity).where(eq(identity.user_id, id)),
  },
  {
    table: recovery_code,
    export: {none: "opens the account"},
    erase: (tx, {id}) => tx.delete(recovery_code).where(eq(recovery_code.user_id, id)),
  },
  {
    table: otp_secret,
    export: {none: "opens the account"},
    erase: (tx, {id}) => tx.delete(otp_secret).where(eq(otp_secret.user_id, id)),
  },
  {
    table: one_time,
    export: {none: "opens the account, once"},
    erase: (tx, {id}) => tx.delete(one_time).where(eq(one_time.user_id, id)),
  },
  {
    table: session,
    export: {
      file: "security-log.json",
      read: (db, {id}) =>
        db.select(OF_SESSION).from(session).where(eq(session.user_id, id)).orderBy(desc(session.created_at)),
    },
    erase: (tx, {id}) => tx.delete(session).where(eq(session.user_id, id)),
  },
  {
    table: sign_in_attempt,
    export: {
      file: "security-log.json",
      read: (db, {id}) =>
        db
          .select(OF_ATTEMPT)
          .from(sign_in_attempt)
          .where(eq(sign_in_attempt.user_id, id))
          .orderBy(desc(sign_in_attempt.at)),
    },
    erase: (tx, {id}) => tx.delete(sign_in_attempt).where(eq(sign_in_attempt.user_id, id)),
  },
  {
    table: account,
    export: {
      file: "account.json",
      read: (db, {id}) => db.select(OF_ACCOUNT).from(account).where(eq(account.id, id)),
    },
    keeps: "an empty row, which the last step makes of it, for what refers to it",
  },
  {
    table: idle_notice,
    export: {
      file: "security-log.json",
      read: (db, {id}) =>
        db
          .select({account_deleted_unless_used_by: idle_notice.due_at, told_at: idle_notice.noticed_at})
          .from(idle_notice)
          .where(eq(idle_notice.user_id, id)),
    },
    erase: (tx, {id}) => tx.delete(idle_notice).where(eq(idle_notice.user_id, id)),
  },
  {
    table: account_deletion,
    export: {none: "says only that the account is on its way out, as the account page does"},
    keeps: "it goes with the last step: until then it says that there is something left to do",
  },
];
