import type {Order} from "@gradus/backend/contract/orders";
import {drawingOf} from "@/client/shop/line-picture";
import {CopyButton} from "../copy-button";
import {LinePicture} from "../order-lines";
import {OrderNumber} from "../order-number";
import type {OrderPart} from "../order-place";
import {PrintButton} from "../print-button";

export function ConfirmationField({order, t, place}: OrderPart & {readonly order: Order}) {
  const first = order.lines.find((line) => drawingOf(line, place.drawings));
  return (
    <section className="thanks field-track">
      <div className="wrap thanks-words">
        <div>
          <h1 tabIndex={-1} className="text-display-1 wrap-anywhere">
            {title(order, t)}
          </h1>
          <p className="mt-4 text-body-lg">{confirmed(order, t)}</p>
        </div>
        {first && (
          <div className="thanks-object" aria-hidden="true">
            <LinePicture line={first} place={place} />
          </div>
        )}
      </div>
      <div className="thanks-lane">
        <div className="wrap">
          <p>
            <span className="sr-only">{t("order.numberLabel")} </span>
            <OrderNumber number={order.pretty_id} className="thanks-number" />
          </p>
          <div className="thanks-acts">
            <CopyButton text={order.pretty_id} label={t("order.copyNumber")} copied={t("order.copied")} />
            <PrintButton label={t("legal.print")} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** What became of it, once nothing more comes of it; before that thanks, by their first name where we may know it. */
function title({status, shipping_address}: Order, t: OrderPart["t"]): string {
  if (status === "cancelled" || status === "refunded") return t(`order.state.${status}`);
  const [firstName] = shipping_address?.name.trim().split(/\s+/) ?? [];
  return firstName ? t("order.thanks", {firstName}) : t("order.thanksUnnamed");
}

function confirmed({email, status}: Order, t: OrderPart["t"]): string {
  if (status === "cancelled") return t("order.wasCancelled");
  if (status === "refunded") return t("order.wasRefunded");
  if (status === "in_review") return t("order.reviewed");
  return email ? t("order.confirmedTo", {email}) : t("order.confirmed");
}
