import type {CONSENT_KINDS, consent, consentList} from "@gradus/backend/contract/accounts";
import type {z} from "zod";

type Consent = z.output<typeof consent>;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

const KINDS: readonly ConsentKind[] = ["marketing", "analytics", "coach"];

/** The latest choice of each kind; without one it is not granted. The list comes newest first. */
export function currentChoices(consents: readonly Consent[]) {
  return KINDS.map((kind) => ({
    kind,
    granted: consents.find((choice) => choice.kind === kind)?.granted ?? false,
  }));
}

export function listAgreed(agreements: z.output<typeof consentList>["agreements"]) {
  return agreements.flatMap(({id, at, documents}) =>
    documents.map(({kind, version}) => ({key: `${id} ${kind}`, kind, version, at})),
  );
}
