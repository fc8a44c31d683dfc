import {inArray} from "drizzle-orm";
import type {PersonalTable} from "../core/personal-data/personal-table.ts";
import {newsletter} from "./tables.ts";

const {email_norm, list, status, tags, region, locale, consent, created_at, updated_at} = newsletter;

export const NEWSLETTER_DATA: readonly PersonalTable[] = [
  {
    table: newsletter,
    export: {
      file: "consents.json",
      read: (db, {addresses}) =>
        db
          .select({email_norm, list, status, tags, region, locale, consent, created_at, updated_at})
          .from(newsletter)
          .where(inArray(email_norm, [...addresses])),
    },
    erase: (tx, {addresses}) => tx.delete(newsletter).where(inArray(email_norm, [...addresses])),
  },
];
