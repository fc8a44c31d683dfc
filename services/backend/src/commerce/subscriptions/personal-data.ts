import {and, eq, inArray, isNull, or} from "drizzle-orm";
import type {PersonalTable, Subject} from "../../core/personal-data/personal-table.ts";
import {provider_customer} from "../payments/tables.ts";
import {subscription} from "./tables.ts";

const {id, email, plan_code, status, amount, currency, started_at, trial_end, current_period_end} =
  subscription;
const {cancel_at, ended_at, commitment_months, commitment_ends_at, card, user_id} = subscription;

/** Their account's, and one bought as a guest under an address that is proven to be theirs. */
const isOf = ({id: owner, addresses}: Subject) =>
  or(eq(user_id, owner), and(isNull(user_id), inArray(subscription.email_norm, [...addresses])));

export const SUBSCRIPTION_DATA: readonly PersonalTable[] = [
  {
    table: subscription,
    export: {
      file: "orders.json",
      read: (db, subject) =>
        db
          .select({
            membership: id,
            email,
            plan_code,
            status,
            amount,
            currency,
            started_at,
            trial_end,
            current_period_end,
            cancel_at,
            ended_at,
            commitment_months,
            commitment_ends_at,
            card,
          })
          .from(subscription)
          .where(isOf(subject)),
    },
    // A running membership then has no owner: `tend-memberships` ends it at the provider, so it is not charged again.
    erase: (tx, subject) =>
      tx
        .update(subscription)
        .set({user_id: null, email: null, email_norm: null, card: null})
        .where(isOf(subject)),
  },
  {
    table: provider_customer,
    export: {none: "What the payment provider calls them; it says nothing about them"},
    erase: (tx, subject) => tx.delete(provider_customer).where(eq(provider_customer.user_id, subject.id)),
  },
];
