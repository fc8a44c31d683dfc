import type {cancelRequest, portalRequest} from "@gradus/backend/contract/membership";
import type {z} from "zod";
import {browserSession} from "../session/browser-session";
import {ownerParams} from "./owner-params";
import {useOwnResource, useResourceIfSignedIn} from "./use-resource";

const USER = "/canyon/users/{id}";
const STRIPE = `${USER}/subscription/stripe`;

const readMembership = (params: {readonly id: string}) =>
  browserSession().callCommerce(`GET ${USER}/membership`, {params});

export function useMembership() {
  return useOwnResource("membership", readMembership);
}

export function useMembershipIfSignedIn() {
  return useResourceIfSignedIn("membership", readMembership);
}

/** What is open while a payment is past due. */
export function useDuePayment() {
  return useOwnResource("due payment", async (params) => {
    const reply = await browserSession().callCommerce(`GET ${STRIPE}/payment`, {params});
    // Wrapped, because null data means that a resource is still loading.
    return reply.ok ? {...reply, data: {due: reply.data}} : reply;
  });
}

export function useInvoices() {
  return useOwnResource("invoices", (params) =>
    browserSession().callCommerce(`GET ${STRIPE}/invoices`, {params}),
  );
}

export function cancelMembership(body: z.input<typeof cancelRequest>) {
  return browserSession().callCommerce(`POST ${STRIPE}/cancel`, {params: ownerParams(), body});
}

export function reactivateMembership() {
  return browserSession().callCommerce(`POST ${STRIPE}/reactivate`, {params: ownerParams()});
}

export function openPortal(body: z.input<typeof portalRequest>) {
  return browserSession().callCommerce(`POST ${STRIPE}/portal`, {params: ownerParams(), body});
}
