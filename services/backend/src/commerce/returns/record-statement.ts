import {eq} from "drizzle-orm";
import type {CancellationStatement, StatementReply, WithdrawalStatement} from "../../contract/statements.ts";
import {withTransaction} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {requireMarket} from "../../core/http/require-market.ts";
import {enqueueMail} from "../../core/mail/enqueue-mail.ts";
import {type Email, requireEmail} from "../../core/mail/parse-email.ts";
import {type LimitDeps, limitSubject} from "../../core/rate-limit/limit-visitor.ts";
import {createOrderRepository} from "../orders/order-repository.ts";
import {newPrettyId, parsePrettyId} from "../orders/pretty-id.ts";
import {statementForStaff} from "./mails/statement-for-staff.ts";
import {statementReceived} from "./mails/statement-received.ts";
import {type ReturnDeps, withdraw} from "./request-return.ts";
import {statement} from "./tables.ts";

export interface StatementDeps extends ReturnDeps, LimitDeps {
  /** The mail address of the staff who handle statements that could not be processed automatically. */
  readonly staffMail: string;
  readonly siteUrl: string;
}

type Row = typeof statement.$inferSelect;
type Declared = Pick<Row, "kind" | "contract" | "notice" | "details" | "wanted_on"> &
  Pick<WithdrawalStatement, "name" | "region" | "locale">;

/** Limits the mails to an address, however many statements other people make in its owner's name. */
const PER_ADDRESS = {burst: 3, perMinute: 1 / 20};

/**
 * Receives a withdrawal that names an order. If number and address belong together it takes effect at once; otherwise a
 * person reviews it. The response is the same either way.
 */
export async function receiveWithdrawal(
  deps: StatementDeps,
  {order_number, details, ...body}: WithdrawalStatement,
): Promise<StatementReply> {
  const email = requireEmail(body.email);
  const declared = {...body, contract: order_number, details: details || null, notice: null, wanted_on: null};
  return receive(deps, email, {...declared, kind: "withdrawal"}, () =>
    // Of some of it only: which, is in their words, and a person reads them.
    details ? null : withdrawByNumber(deps, {name: body.name, email, order_number}),
  );
}

/** Receives a cancellation. The sender is unauthenticated, so a person carries it out, effective as of its receipt. */
export async function receiveCancellation(
  deps: StatementDeps,
  {details, ...body}: CancellationStatement,
): Promise<StatementReply> {
  const declared = {...body, kind: "cancellation" as const, details: details || null};
  return receive(deps, requireEmail(body.email), declared, () => null);
}

async function receive(
  deps: StatementDeps,
  email: Email,
  declared: Declared,
  act: () => Promise<string | null> | null,
): Promise<StatementReply> {
  requireMarket(declared);
  await limitSubject(deps, "statement", email.norm, PER_ADDRESS);
  const {db, now} = deps;
  const {name, kind, contract, notice, details, wanted_on, region, locale} = declared;
  const row: Row = {
    id: `S-${newPrettyId()}`,
    kind,
    name,
    email: email.address,
    email_norm: email.norm,
    contract,
    notice,
    details,
    wanted_on,
    region,
    locale,
    rma_id: null,
    received_at: now(),
  };
  // On its own, before anything is tried with it: what was received is not lost by what comes after.
  await db.insert(statement).values(row);
  const rma_id = await act();
  await mailStatement(deps, {...row, rma_id}, email);
  deps.wakeMail();
  return {reference: row.id, received_at: row.received_at.toISOString()};
}

interface OrderIdentification {
  readonly name: string;
  readonly email: Email;
  readonly order_number: string;
}

/** The number of the return, or null where nothing comes of it by itself. */
async function withdrawByNumber(deps: StatementDeps, {name, email, order_number}: OrderIdentification) {
  const pretty_id = parsePrettyId(order_number);
  const order = pretty_id === null ? null : await createOrderRepository(deps.db).ofPrettyId(pretty_id);
  if (!order || order.email_norm !== email.norm) return null;
  try {
    return (await withdraw(deps, order.id, {name, email: email.address, confirm: true})).id;
  } catch (error) {
    // A person explains what the order does not allow: an error here would reveal that the order exists.
    if (error instanceof AppError) return null;
    throw error;
  }
}

function mailStatement({db, staffMail, siteUrl}: StatementDeps, row: Row, email: Email): Promise<void> {
  const {id: reference, kind, region, locale, received_at} = row;
  const at = received_at.toISOString();
  return withTransaction(db, async (tx) => {
    await tx.update(statement).set({rma_id: row.rma_id}).where(eq(statement.id, reference));
    await enqueueMail(tx, statementReceived, {
      dedupe: `statement.${reference}`,
      to: email.address,
      locale,
      payload: {reference, kind, region, at},
      at: received_at,
    });
    await enqueueMail(tx, statementForStaff, {
      dedupe: `statement-staff.${reference}`,
      to: staffMail,
      locale: "en",
      payload: {
        reference,
        kind,
        name: row.name ?? "",
        email: email.address,
        contract: row.contract,
        notice: row.notice,
        details: row.details,
        wanted_on: row.wanted_on,
        rma_id: row.rma_id,
        site: siteUrl,
        at,
      },
      at: received_at,
    });
  });
}
