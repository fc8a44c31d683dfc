import type {OrderPart} from "../order-place";

export function ReturnAddress({address, t}: Pick<OrderPart, "t"> & {readonly address: string}) {
  return (
    <div className="return-address">
      <p className="text-caption">{t("order.sendTo")}</p>
      <address>{address}</address>
    </div>
  );
}
