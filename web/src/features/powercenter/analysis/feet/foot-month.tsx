import type {FootStatistics} from "@gradus/backend/contract/run-statistics";
import {useId} from "react";
import {WithResource} from "@/client/parts/with-resource";
import {useFootStatistics} from "@/client/resources/use-foot-statistics";
import {useLastLoaded} from "@/client/resources/use-last-loaded";
import {shoeName, useShoes} from "@/client/resources/use-shoes";
import {parseMonth} from "../../address/run-dates";
import {useAddressChoices} from "../../address/use-address-choices";
import {monthWords} from "../../format/day-words";
import type {FeetContext} from "./feet-context";
import {monthsBefore} from "./month-choice";

export function FootMonth({today, format, t}: FeetContext) {
  const id = useId();
  const [{month: monthParam}, choose] = useAddressChoices();
  const present = today.slice(0, 7);
  const month = parseMonth(monthParam) ?? present;
  const {data, ...statistics} = useFootStatistics(month);
  const lastLoaded = useLastLoaded(data);
  return (
    <section className="mt-12" aria-labelledby="feet-month">
      <h2 id="feet-month" className="text-h3">
        {t("feet.monthTitle")}
      </h2>
      <div className="chart-choices mt-3">
        <div>
          <label htmlFor={id} className="block text-label">
            {t("feet.month")}
          </label>
          <select
            id={id}
            name="month"
            className="input"
            value={month}
            onChange={(event) => choose({month: event.currentTarget.value})}
          >
            {monthsBefore(present, month).map((each) => (
              <option key={each} value={each}>
                {monthWords(t.formatLocale, each)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <WithResource resource={{...statistics, data: statistics.err ? null : lastLoaded}} t={t}>
        {(reply) =>
          reply.items.length === 0 ? (
            <p className="text-text-2">{t("feet.noPaths", {month: monthWords(t.formatLocale, month)})}</p>
          ) : (
            <ByShoe reply={reply} format={format} t={t} />
          )
        }
      </WithResource>
    </section>
  );
}

type Side = FootStatistics["items"][number]["left"];

const CENTIMETRES = 100;

function ByShoe({reply, format, t}: Pick<FeetContext, "format" | "t"> & {readonly reply: FootStatistics}) {
  const shoes = useShoes();
  const nameOf = (id: string | null) => {
    const shoe = shoes.data?.items.find((each) => each.id === id);
    return shoe ? shoeName(shoe) : t("feet.noShoe");
  };
  const cells = ({stride_length, clearance, swing_width, strides}: Side) => [
    `${format.number(stride_length, 2)} m`,
    `${format.number(clearance === null ? null : CENTIMETRES * clearance, 1)} cm`,
    `${format.number(swing_width === null ? null : CENTIMETRES * swing_width, 1)} cm`,
    format.number(strides),
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keys.
    <section className="table-scroll" aria-label={t("feet.monthTitle")} tabIndex={0}>
      <table className="run-table">
        <thead>
          <tr>
            <th scope="col">{t("feet.shoe")}</th>
            <th scope="col">{t("feet.foot")}</th>
            <th scope="col">{t("feet.strideLength")}</th>
            <th scope="col">{t("feet.clearance")}</th>
            <th scope="col">{t("feet.swingWidth")}</th>
            <th scope="col">{t("feet.strides")}</th>
          </tr>
        </thead>
        <tbody>
          {reply.items.flatMap(({apparel_id, left, right}) =>
            (["left", "right"] as const).map((side) => (
              <tr key={`${apparel_id} ${side}`}>
                <th scope="row">{nameOf(apparel_id)}</th>
                <td>{t(`feet.${side}`)}</td>
                {cells(side === "left" ? left : right).map((words, column) => (
                  <td key={column}>{words}</td>
                ))}
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  );
}
