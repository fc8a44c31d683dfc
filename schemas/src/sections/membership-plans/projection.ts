import {MEMBERSHIP_COPY} from "../fragments.ts";

export const membershipPlansProjection = `_type == "membershipPlans" => {heading, text, mode, plans, offers, "membership": ${MEMBERSHIP_COPY}}`;
