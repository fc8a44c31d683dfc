import type {Order} from "@gradus/backend/contract/orders";
import {receiptAmount} from "@/lib/format/receipt-amount";
import {LinePicture, termsOf} from "../order-lines";
import type {OrderPart} from "../order-place";
import {paidFor, type ReturnableLine, type ReturnQuantities} from "./returnable";

interface Props extends OrderPart {
  readonly lines: readonly ReturnableLine[];
  readonly order: Order;
  readonly chosen: ReturnQuantities;
  readonly onChoose: (line_no: number, qty: number) => void;
}

export function ReturnLines({lines, order, chosen, onChoose, t, place}: Props) {
  return (
    <fieldset className="mt-8">
      <legend className="text-label">{t("order.whatComesBack")}</legend>
      <ul className="mt-2">
        {lines.map(({line, left}) => {
          const qty = chosen[line.line_no] ?? 0;
          const id = `return-line-${line.line_no}`;
          const endsMembership = termsOf(line, place.catalog) !== null;
          return (
            <li key={line.line_no} className="return-line" data-chosen={qty > 0 || undefined}>
              <input
                type="checkbox"
                id={id}
                name="line"
                value={line.line_no}
                checked={qty > 0}
                onChange={(event) => onChoose(line.line_no, event.currentTarget.checked ? left : 0)}
                aria-describedby={`${id}-facts`}
                className="size-6 accent-current"
              />
              <LinePicture line={line} place={place} />
              <label htmlFor={id} className="min-w-0">
                <span className="order-name block">{line.name}</span>
                <span id={`${id}-facts`} className="block text-text-2">
                  {endsMembership
                    ? t("order.endsMembership")
                    : t("order.ofUnits", {qty: left, all: line.qty})}
                </span>
              </label>
              <span className="order-amount">
                {receiptAmount(paidFor(line, Math.max(qty, 1)), order.currency, place.market)}
              </span>
              {left > 1 && qty > 0 && <Units line={line} left={left} qty={qty} onChoose={onChoose} t={t} />}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

type UnitsProps = ReturnableLine & Pick<Props, "onChoose" | "t"> & {readonly qty: number};

function Units({line, left, qty, onChoose, t}: UnitsProps) {
  const id = `return-units-${line.line_no}`;
  return (
    <p className="return-units">
      <label htmlFor={id} className="text-label">
        {t("order.howMany")}
      </label>
      <select
        id={id}
        className="input"
        value={qty}
        onChange={(event) => onChoose(line.line_no, Number(event.currentTarget.value))}
      >
        {Array.from({length: left}, (_, index) => (
          <option key={index + 1} value={index + 1}>
            {index + 1}
          </option>
        ))}
      </select>
    </p>
  );
}
