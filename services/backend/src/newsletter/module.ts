import {and, eq, lt} from "drizzle-orm";
import {daysBefore} from "../core/days-before.ts";
import type {Module} from "../core/module.ts";
import {newsletterConfirm} from "./mails/newsletter-confirm.ts";
import {createNewsletterTokens} from "./newsletter-tokens.ts";
import {NEWSLETTER_DATA} from "./personal-data.ts";
import {type NewsletterDeps, newsletterRoutes} from "./routes.ts";
import {newsletter as table} from "./tables.ts";

const UNCONFIRMED_DAYS = 30;

export const newsletter: Module<Omit<NewsletterDeps, "tokens">> = {
  routes: (deps) => [newsletterRoutes({...deps, tokens: createNewsletterTokens(deps.secret)})],
  mails: [newsletterConfirm],
  personalData: NEWSLETTER_DATA,
  cleanUp: ({db, now}) =>
    db
      .delete(table)
      .where(and(eq(table.status, "pending"), lt(table.updated_at, daysBefore(now(), UNCONFIRMED_DAYS)))),
};
