import {receiptAmount} from "@/lib/format/receipt-amount";
import {ButtonLink} from "@/ui/button-link";
import {ConfirmDialog} from "@/ui/confirm-dialog";
import {DialogButton} from "@/ui/dialog-button";
import {Link} from "@/ui/link";
import {EditOrderForm} from "./edit-order-form";
import type {OrderActionsOf, OrderHandle} from "./order-handle";
import type {OrderPart} from "./order-place";

interface Props extends OrderPart {
  readonly handle: OrderHandle;
  readonly actions: OrderActionsOf;
  readonly hrefs: OrderHrefs;
}

export interface OrderHrefs {
  /** Where things are sent back. */
  readonly returns: string;
  readonly withdraw: string;
}

/** The actions the order still allows, as its `can` states: the page has no rules of its own. */
export function OrderButtons({handle: {order}, actions, hrefs, t, place}: Props) {
  const {can} = order;
  return (
    <div className="order-buttons">
      {can.return && (
        <ButtonLink variant="secondary" href={hrefs.returns}>
          {t("order.return")}
        </ButtonLink>
      )}
      {can.edit && (
        <DialogButton className="noscript:hidden" label={t("order.edit")} title={t("order.edit")}>
          {(close) => <EditOrderForm order={order} t={t} actions={actions} close={close} />}
        </DialogButton>
      )}
      {can.cancel && (
        <span className="contents noscript:hidden">
          <ConfirmDialog
            label={t("order.cancel")}
            title={t("order.cancelTitle", {number: order.pretty_id})}
            text={t("order.cancelText", {
              amount: receiptAmount(order.total - order.refunded, order.currency, place.market),
            })}
            confirm={t("order.cancel")}
            working={t("common.working")}
            cancel={t("order.keep")}
            onConfirm={actions.cancel}
            focusAfter={actions.heading}
          />
        </span>
      )}
      {order.email !== null && (
        <button
          type="button"
          className="link min-h-hit noscript:hidden"
          onClick={() => void actions.resend()}
        >
          {t("order.resend")}
        </button>
      )}
      {can.withdraw && (
        <Link className="link flex min-h-hit items-center" href={hrefs.withdraw}>
          {t("legal.withdraw")}
        </Link>
      )}
    </div>
  );
}
