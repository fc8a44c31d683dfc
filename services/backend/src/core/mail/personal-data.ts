import {and, inArray, or, type SQL, sql} from "drizzle-orm";
import type {PersonalTable, Subject} from "../personal-data/personal-table.ts";
import type {Mail} from "./mail.ts";
import {outbox} from "./tables.ts";

/** To them, about them, or written by them: a mail names people in its receiver, its cause and its words. */
function isAbout({id, addresses, claimed}: Subject, toOwner: readonly string[]) {
  const words = sql`lower(${outbox.to_addr} || ' ' || ${outbox.dedupe} || ' ' || ${outbox.payload}::text)`;
  const names = (address: string): SQL => sql`${words} ~ ${wholeAddress(address)}`;
  const isOurs = inArray(outbox.template, toOwner);
  return or(
    sql`position(${id.toLowerCase()} in ${words}) > 0`,
    ...addresses.map(names),
    ...claimed.map((address) => and(isOurs, names(address))),
  );
}

/** Not within a longer one: `ann@example.com` is not `joann@example.com`. */
function wholeAddress(address: string) {
  const literal = address.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "\\$&");
  // In the payload's JSON a line break is a backslash followed by a letter.
  return `(^|[^[:alnum:].!#$%&*+/=?^_{|}~-]|\\\\[bfnrt])${literal}($|[^[:alnum:].-]|[.-]($|[^[:alnum:]]))`;
}

export function outboxData(mails: readonly Mail[]): readonly PersonalTable[] {
  const toOwner = mails.filter(({isToOwner}) => isToOwner).map(({name}) => name);
  return [
    {
      table: outbox,
      export: {none: "the mails are with whoever received them; kept for 30 days"},
      erase: (tx, subject) => tx.delete(outbox).where(isAbout(subject, toOwner)),
    },
  ];
}
