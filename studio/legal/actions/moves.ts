import {ArchiveIcon} from "@sanity/icons/Archive";
import {CheckmarkCircleIcon} from "@sanity/icons/CheckmarkCircle";
import {EnvelopeIcon} from "@sanity/icons/Envelope";
import {LockIcon} from "@sanity/icons/Lock";
import {UndoIcon} from "@sanity/icons/Undo";
import type {ComponentType} from "react";
import type {LegalStatus, Move} from "../backend/reply.ts";

export interface MoveField {
  /** As the backend calls it. */
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly kind: "text" | "day";
  readonly isRequired: boolean;
}

export interface MoveSpec {
  readonly label: string;
  readonly icon: ComponentType;
  readonly tone: "positive" | "primary" | "caution" | "critical" | "default";
  /** What happens then, in a sentence or two. */
  readonly explanation: string;
  readonly done: string;
  readonly fields: readonly MoveField[];
  /** Data the backend needs besides version and fields. */
  readonly extra: (status: LegalStatus) => Readonly<Record<string, string>>;
  /** A field that, once filled, may answer a condition. */
  readonly answersConditions?: string;
}

const reasonField = (hint: string): MoveField => ({
  name: "reason",
  label: "Reason",
  hint,
  kind: "text",
  isRequired: true,
});

export const MOVE_SPECS: Readonly<Record<Move, MoveSpec>> = {
  review: {
    label: "Send to review",
    icon: EnvelopeIcon,
    tone: "primary",
    explanation:
      "The texts are locked while two people read them. Changing a word later returns the version to draft, and approvals given by then no longer count.",
    done: "Sent to review.",
    fields: [],
    extra: () => ({}),
  },
  approve: {
    label: "Approve",
    icon: CheckmarkCircleIcon,
    tone: "positive",
    explanation:
      "You approve exactly the words as they are now, in every language. The author's own approval never counts, and neither does a second one by the same person.",
    done: "Approved in your name.",
    fields: [
      {
        name: "comment",
        label: "Comment",
        hint: "For colleagues. Optional.",
        kind: "text",
        isRequired: false,
      },
    ],
    extra: ({seal}) => ({seal}),
  },
  seal: {
    label: "Announce and seal",
    icon: LockIcon,
    tone: "positive",
    explanation:
      "The words become public and can never be changed again; a correction is a new version. Visitors are told from the day of the announcement, and the words apply from midnight of each region on the day they take effect.",
    done: "Announced and sealed.",
    fields: [
      {
        name: "announcedOn",
        label: "Announce on",
        hint: "Empty: today.",
        kind: "day",
        isRequired: false,
      },
      {
        name: "shortNoticeReason",
        label: "Reason for short notice",
        hint: "Only when a material change comes sooner than the regions promise. It is kept with the version.",
        kind: "text",
        isRequired: false,
      },
    ],
    extra: ({seal}) => ({expectedSeal: seal}),
    answersConditions: "shortNoticeReason",
  },
  return: {
    label: "Return to draft",
    icon: UndoIcon,
    tone: "caution",
    explanation: "The texts can be changed again. Approvals given so far no longer count.",
    done: "Returned to draft.",
    fields: [reasonField("What should change. The author reads it above the form.")],
    extra: () => ({}),
  },
  withdraw: {
    label: "Withdraw",
    icon: ArchiveIcon,
    tone: "critical",
    explanation:
      "An announced version is taken back before it takes effect. Two people have to ask for it. It stays in the archive, marked as withdrawn.",
    done: "Your wish to withdraw is recorded. A second person has to ask for it too, unless someone already had.",
    fields: [reasonField("Why it will not take effect. It is kept with the version.")],
    extra: () => ({}),
  },
};

export const MOVE_ORDER: readonly Move[] = ["review", "approve", "seal", "return", "withdraw"];
