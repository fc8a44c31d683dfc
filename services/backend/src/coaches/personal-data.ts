import {eq, inArray, or} from "drizzle-orm";
import type {PersonalTable, Subject} from "../core/personal-data/personal-table.ts";
import {coach, coach_application} from "./tables.ts";

const {slug, name, email, locale, headline, texts, plans, country, languages, listed, created_at} = coach;
const OF_COACH = {slug, name, email, locale, headline, texts, plans, country, languages, listed, created_at};
const OF_APPLICATION = {
  email: coach_application.email,
  data: coach_application.data,
  state: coach_application.state,
  created_at: coach_application.created_at,
  decided_at: coach_application.decided_at,
};

const isTheirs = ({id, addresses}: Subject) =>
  or(eq(coach_application.user_id, id), inArray(coach_application.email_norm, [...addresses]));

export const COACH_DATA: readonly PersonalTable[] = [
  {
    table: coach,
    export: {
      file: "coach.json",
      read: (db, {id}) => db.select(OF_COACH).from(coach).where(eq(coach.user_id, id)),
    },
    erase: (tx, {id}) => tx.delete(coach).where(eq(coach.user_id, id)),
  },
  {
    table: coach_application,
    export: {
      file: "coach.json",
      read: (db, subject) => db.select(OF_APPLICATION).from(coach_application).where(isTheirs(subject)),
    },
    erase: async (tx, subject) => {
      await tx.delete(coach_application).where(isTheirs(subject));
      const {decided_by} = coach_application;
      await tx.update(coach_application).set({decided_by: null}).where(eq(decided_by, subject.id));
    },
  },
];
