import {dayInShort} from "./day-words.ts";
import type {VersionState} from "./version-state.ts";

export interface Badge {
  readonly label: string;
  readonly title: string;
  readonly color?: "primary" | "success" | "warning" | "danger";
}

interface VersionStatus {
  readonly state: VersionState;
  readonly approvals: number;
  readonly effectiveFrom: string | null;
}

const APPROVALS_NEEDED = 2;

const BADGES: Readonly<Record<VersionState, (status: VersionStatus) => Badge>> = {
  draft: () => ({label: "Draft", title: "Being written. Nobody outside sees it."}),
  inReview: ({approvals}) => ({
    label: `In review ${approvals}/${APPROVALS_NEEDED}`,
    title: `${approvals} of ${APPROVALS_NEEDED} approvals of exactly these words.`,
    color: "warning",
  }),
  approved: () => ({
    label: "Approved",
    title: "Two people approved exactly these words. They can be announced and sealed.",
    color: "primary",
  }),
  announced: ({effectiveFrom}) => ({
    label: effectiveFrom ? `Announced · ${dayInShort(effectiveFrom)}` : "Announced",
    title: "Sealed and public. It takes effect by itself.",
    color: "primary",
  }),
  inForce: () => ({label: "In force", title: "These words apply today.", color: "success"}),
  superseded: () => ({label: "Superseded", title: "A later version replaced it. It stays in the archive."}),
  withdrawnBeforeEffect: () => ({
    label: "Withdrawn",
    title: "Announced, and taken back before it took effect. It stays in the archive.",
    color: "danger",
  }),
};

export const badgeFor = (status: VersionStatus): Badge => BADGES[status.state](status);

export const DIFFERS_BADGE: Badge = {
  label: "Text differs from notary",
  title: "Someone changed sealed words in the content. Visitors keep reading the sealed ones.",
  color: "danger",
};
