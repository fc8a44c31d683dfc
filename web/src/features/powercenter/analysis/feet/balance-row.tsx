import {Ruler} from "@/charts/ruler/ruler";
import {scaleTicks} from "@/charts/series-stack/scale";
import type {FeetContext} from "./feet-context";
import {type FootBalance, type FootMetric, reachOf} from "./foot-balance";
import {placeWords} from "./foot-words";

interface Props extends Pick<FeetContext, "format" | "t"> {
  readonly metric: FootMetric;
  readonly balance: FootBalance;
}

export function BalanceRow({metric, balance, format, t}: Props) {
  const {latest, usual} = balance;
  const reach = reachOf(balance);
  // To the left of the ruler stands what is more on the left.
  const offsetOf = (left: number) => 50 - left;
  return (
    <section className="attribute-row" aria-labelledby={`feet-${metric}`}>
      <div>
        <h2 id={`feet-${metric}`} className="text-h3">
          {t(`feet.metrics.${metric}`)}
        </h2>
        <p className="mt-1 text-text-2">{placeWords(balance, format, t)}</p>
      </div>
      {latest && (
        <p className="feet-shares">
          <span>
            <b>{format.number(latest.left, 1)}</b>{" "}
            <span className="text-label text-text-2">{t("feet.leftShare")}</span>
          </span>
          <span>
            <b>{format.number(100 - latest.left, 1)}</b>{" "}
            <span className="text-label text-text-2">{t("feet.rightShare")}</span>
          </span>
        </p>
      )}
      <Ruler
        range={[-reach, reach]}
        ticks={scaleTicks([-reach, reach], {
          step: reach > 6 ? 2 : 1,
          words: (value) => format.number(50 + Math.abs(value)),
        })}
        needle={latest && offsetOf(latest.left)}
        band={usual && {from: offsetOf(usual.to), to: offsetOf(usual.from)}}
        ends={[t("feet.moreLeft"), t("feet.moreRight")]}
      />
    </section>
  );
}
