import type {Order} from "@gradus/backend/contract/orders";
import type {Translator} from "@/i18n/message-types";
import {Icon, type IconName} from "@/ui/icon/icon";

type State = Order["status"];

const STATE_ICONS = {
  cancelled: {icon: "close", color: "text-text-2"},
  refunded: {icon: "undo", color: "text-text-2"},
  in_review: {icon: "search", color: "text-warning"},
  return_in_progress: {icon: "return-box", color: "text-warning"},
  delivered: {icon: "check", color: "text-success"},
  shipped: {icon: "truck", color: "text-info"},
  preparing: {icon: "clock", color: "text-info"},
  paid: {icon: "check", color: "text-success"},
  processing_payment: {icon: "clock", color: "text-warning"},
  payment_failed: {icon: "warning", color: "text-danger"},
} as const satisfies Record<State, {icon: IconName; color: string}>;

export const ORDER_STATE_MESSAGES = [
  "order.state.cancelled",
  "order.state.refunded",
  "order.state.in_review",
  "order.state.return_in_progress",
  "order.state.delivered",
  "order.state.shipped",
  "order.state.preparing",
  "order.state.paid",
  "order.state.processing_payment",
  "order.state.payment_failed",
] as const satisfies readonly `order.state.${State}`[];

interface Props {
  readonly status: State;
  readonly t: Translator<`order.state.${State}`>;
}

export function OrderState({status, t}: Props) {
  const {icon, color} = STATE_ICONS[status];
  return (
    <span className="inline-flex items-center gap-2">
      <Icon name={icon} size={16} className={color} />
      {t(`order.state.${status}`)}
    </span>
  );
}
