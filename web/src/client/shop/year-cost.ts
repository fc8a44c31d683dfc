import type {Cart, CartLine} from "@gradus/backend/contract/cart";
import {addDays, isoDay} from "@gradus/training/numbers/days";
import {listCharges, addMonths as monthsAfter} from "@/lib/plan-charges";

const MONTHS = 12;

interface Charge {
  /** yyyy-MM-dd */
  readonly day: string;
  readonly amount: number;
}

export interface YearCost {
  readonly today: string;
  readonly dueToday: number;
  readonly charges: readonly Charge[];
  readonly total: number;
  /** A year from today. What is due on that day pays for the next one. */
  readonly end: string;
  readonly term: MembershipTerm;
}

export interface MembershipTerm {
  /** The first day that is paid for: a free trial comes before it. */
  readonly start: string;
  readonly commitment: {readonly months: number; readonly end: string; readonly total: number} | null;
}

type Membership = NonNullable<CartLine["membership"]>;

/** Null where nothing comes after today: without a membership, or with one that is paid for the year. */
export function yearCost(
  {lines, estimated_total}: Pick<Cart, "lines" | "estimated_total">,
  today: string,
): YearCost | null {
  const membership = lines.find((line) => line.membership)?.membership;
  if (!membership) return null;
  const charges = laterCharges(membership, today);
  if (charges.length === 0) return null;
  const end = addMonths(today, MONTHS);
  const total = charges.reduce((sum, {amount}) => sum + amount, estimated_total);
  const term = membershipTerm(membership, today);
  return {today, dueToday: estimated_total, charges, total, end, term};
}

export function membershipTerm(membership: Membership, today: string): MembershipTerm {
  const {commitment_months: months, trial_days} = membership;
  const start = addDays(today, trial_days);
  if (months === 0) return {start, commitment: null};
  const payments = Math.ceil(months / monthsOf(membership));
  return {start, commitment: {months, end: addMonths(start, months), total: payments * membership.amount}};
}

function laterCharges(membership: Membership, today: string): Charge[] {
  const {amount, trial_days: trialDays} = membership;
  const charges = listCharges(membership, {from: new Date(today), trialDays, months: MONTHS});
  // Without a trial the first term is part of what is due today.
  return charges.slice(trialDays > 0 ? 0 : 1).map((at) => ({day: isoDay(at), amount}));
}

function monthsOf({interval, interval_count}: Membership): number {
  return interval_count * ({daily: 1 / 30, weekly: 1 / 4, monthly: 1, yearly: 12} as const)[interval];
}

export const addMonths = (day: string, months: number) => isoDay(monthsAfter(new Date(day), months));
