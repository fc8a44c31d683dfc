import type {Address, Order} from "@gradus/backend/contract/orders";
import {displayNames} from "@/lib/format/intl";
import type {OrderPart} from "./order-place";

/** Facts the viewer may not see are absent. */
export function OrderFacts({order, t, place}: OrderPart & {readonly order: Order}) {
  const {shipping_address, phone_number, card} = order;
  return (
    <dl className="order-facts">
      {shipping_address && (
        <div>
          <dt>{t("order.shipsTo")}</dt>
          <dd>
            <AddressLines address={shipping_address} locale={t.formatLocale} />
          </dd>
        </div>
      )}
      {phone_number && (
        <div>
          <dt>{t("order.phone")}</dt>
          <dd>{phone_number}</dd>
        </div>
      )}
      {card && (
        <div>
          <dt>{t("order.paidWith")}</dt>
          <dd>{t("order.card", {brand: capitalized(card.brand), last4: card.last4})}</dd>
        </div>
      )}
      {place.seller && (
        <div>
          <dt>{t("order.soldBy")}</dt>
          <dd className="wrap-anywhere">{place.seller}</dd>
        </div>
      )}
      <div>
        <dt>{t("order.orderId")}</dt>
        <dd className="text-code wrap-anywhere">{order.id}</dd>
      </div>
    </dl>
  );
}

const capitalized = (brand: string) => `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)}`;

export function AddressLines({address, locale}: {readonly address: Address; readonly locale: string}) {
  const {name, line1, line2, postal_code, city, state, country} = address;
  const cityText = cityLine(country, {city, state, postal_code});
  const lines = [name, line1, line2, cityText, displayNames(locale, "region").of(country)].filter(Boolean);
  return (
    <address className="not-italic wrap-anywhere">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}

/** Countries where an address has the city before the postal code. */
const CITY_FIRST: ReadonlySet<string> = new Set(["US", "CA", "AU", "GB", "NZ", "PR"]);

function cityLine(
  country: string,
  {city, state, postal_code}: Pick<Address, "city" | "state" | "postal_code">,
) {
  const region = [state, postal_code].filter(Boolean).join(" ");
  if (CITY_FIRST.has(country)) return [city, region].filter(Boolean).join(", ");
  return [postal_code, city, state].filter(Boolean).join(" ");
}
