import {or, type SQL, sql} from "drizzle-orm";
import type {PersonalTable, Subject} from "../privacy/personal-table.ts";
import {outbox} from "./tables.ts";

/** To them, about them, or written by them: a mail names people in its receiver, its cause and its words. */
function isAbout({id, addresses}: Subject) {
  const words = sql`lower(${outbox.to_addr} || ' ' || ${outbox.dedupe} || ' ' || ${outbox.payload}::text)`;
  const names = (text: string): SQL => sql`position(${text.toLowerCase()} in ${words}) > 0`;
  return or(names(id), ...addresses.map(names));
}

export const MAIL_DATA: readonly PersonalTable[] = [
  {
    table: outbox,
    export: {none: "the mails are with whoever received them; kept for 30 days"},
    erase: (tx, whose) => tx.delete(outbox).where(isAbout(whose)),
  },
];
