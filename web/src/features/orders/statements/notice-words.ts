import type {CANCELLATION_NOTICES} from "@gradus/backend/contract/statement-bounds";

export const NOTICE_WORDS = {
  ordinary: "order.noticeKind.ordinary",
  extraordinary: "order.noticeKind.extraordinary",
} as const satisfies Record<(typeof CANCELLATION_NOTICES)[number], string>;
