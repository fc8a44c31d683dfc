import type {Membership, Sub} from "@gradus/backend/contract/membership";

/** Half way through a commitment of six months, paid monthly. */
export const EXAMPLE_SUBSCRIPTION: Sub = {
  id: "sub_1",
  plan: "membership-monthly-c6",
  membership_name: "Full membership",
  status: "active",
  interval: "monthly",
  interval_count: 1,
  price: 999,
  currency: "EUR",
  started_at: "2026-11-22T10:00:00.000Z",
  term_starts_at: "2026-12-22T10:00:00.000Z",
  commitment_months: 6,
  commitment_ends_at: "2027-06-22T10:00:00.000Z",
  commitment_state: "running",
  renew_date: "2027-03-22T10:00:00.000Z",
  cancel_at: null,
  ended_at: null,
  trial_end: "2026-12-22T10:00:00.000Z",
  grace_ends_at: null,
  payment_method: {brand: "visa", last4: "4242", exp_month: 4, exp_year: 2030},
  remaining_charges: [
    {at: "2027-03-22T10:00:00.000Z", amount: 999},
    {at: "2027-04-22T10:00:00.000Z", amount: 999},
    {at: "2027-05-22T10:00:00.000Z", amount: 999},
  ],
  if_cancelled: {
    effective_at: "2027-06-22T10:00:00.000Z",
    remaining_charges: [
      {at: "2027-03-22T10:00:00.000Z", amount: 999},
      {at: "2027-04-22T10:00:00.000Z", amount: 999},
      {at: "2027-05-22T10:00:00.000Z", amount: 999},
    ],
    needs_confirmation: true,
  },
  can: {cancel: true, reactivate: false, switch: true, update_card: true},
};

export const EXAMPLE_MEMBERSHIP: Membership = {
  access: "full_membership",
  title: "Full membership",
  sources: [{kind: "subscription", ends_at: null}],
  subscription: EXAMPLE_SUBSCRIPTION,
  gifts: [],
  offers: [],
  trial_available: false,
};
