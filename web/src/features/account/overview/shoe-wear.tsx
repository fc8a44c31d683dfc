import type {Apparel} from "@gradus/backend/contract/gear";
import {shoeName} from "@/client/resources/use-shoes";
import {Gauge, NEAR} from "@/ui/gauge";
import {type DistanceUnit, distanceWords} from "../shoes/distance";
import type {OverviewTranslator} from "./overview-messages";

interface Props {
  readonly shoe: Apparel;
  readonly unit: DistanceUnit;
  readonly t: OverviewTranslator;
}

export function ShoeWear({shoe, unit, t}: Props) {
  const {distance_m, limit_m} = shoe;
  const write = (metres: number) => distanceWords(metres, unit, t.formatLocale);
  const distance = write(distance_m);
  return (
    <li className="mt-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-ui wrap-anywhere">{shoeName(shoe)}</span>
        <span className="text-code text-text-2">
          {limit_m === null
            ? t("shoes.ran", {distance})
            : t("shoes.ranOf", {distance, limit: write(limit_m)})}
        </span>
      </p>
      {limit_m !== null && <Gauge share={distance_m / limit_m} />}
      {limit_m !== null && <Warning left={limit_m - distance_m} limit={limit_m} write={write} t={t} />}
    </li>
  );
}

interface WarningProps {
  /** Metres up to the limit; below nothing past it. */
  readonly left: number;
  readonly limit: number;
  readonly write: (metres: number) => string;
  readonly t: OverviewTranslator;
}

function Warning({left, limit, write, t}: WarningProps) {
  if (left <= 0) return <p className="text-label mt-1 text-danger">{t("shoes.overLimit")}</p>;
  if (left / limit > 1 - NEAR) return null;
  return <p className="text-label mt-1 text-warning">{t("tiles.toLimit", {distance: write(left)})}</p>;
}
