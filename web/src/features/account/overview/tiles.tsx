import type {User} from "@gradus/backend/contract/accounts";
import type {Device} from "@gradus/backend/contract/gear";
import {useDevices} from "@/client/resources/use-devices";
import {useShares} from "@/client/resources/use-shares";
import {useShoes} from "@/client/resources/use-shoes";
import {Gauge} from "@/ui/gauge";
import {distanceWords} from "../shoes/distance";
import {shoeName} from "../shoes/shoe-rules";
import type {OverviewTranslator} from "./overview-messages";
import {Tile} from "./tile";

export interface TileLinks {
  readonly devices: string;
  readonly shoes: string;
  readonly shares: string;
}

interface Props {
  readonly user: User;
  readonly t: OverviewTranslator;
  readonly links: TileLinks;
}

export function Tiles({user, t, links}: Props) {
  return (
    <ul className="mt-8 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      <DevicesTile t={t} href={links.devices} />
      <ShoesTile t={t} href={links.shoes} unit={user.preferences.distance_unit} />
      <SharesTile t={t} href={links.shares} />
    </ul>
  );
}

interface TileProps {
  readonly t: OverviewTranslator;
  readonly href: string;
}

function DevicesTile({t, href}: TileProps) {
  return (
    <Tile title={t("account.devices")} resource={useDevices()} t={t} href={href}>
      {(devices) => <p>{batteryWords(devices, t)}</p>}
    </Tile>
  );
}

/** The one that runs out first. */
export function batteryWords(devices: readonly Pick<Device, "battery_percent">[], t: OverviewTranslator) {
  if (devices.length === 0) return t("tiles.noDevices");
  const levels = devices.flatMap(({battery_percent}) => (battery_percent === null ? [] : [battery_percent]));
  return levels.length === 0
    ? t("tiles.noBattery")
    : t("tiles.lowestBattery", {percent: Math.min(...levels)});
}

function ShoesTile({t, href, unit}: TileProps & {unit: Parameters<typeof distanceWords>[1]}) {
  const write = (metres: number) => distanceWords(metres, unit, t.formatLocale);
  return (
    <Tile title={t("account.shoes")} resource={useShoes()} t={t} href={href}>
      {({items}) => {
        const shoe = items.find((each) => each.default);
        if (!shoe) return <p>{t("tiles.noShoes")}</p>;
        const {distance_m, limit_m} = shoe;
        const distance = write(distance_m);
        return (
          <>
            <p className="wrap-anywhere">{shoeName(shoe)}</p>
            {limit_m !== null && <Gauge share={distance_m / limit_m} />}
            <p className="mt-1 text-label text-text-2">
              {limit_m === null
                ? t("shoes.ran", {distance})
                : t("shoes.ranOf", {distance, limit: write(limit_m)})}
            </p>
          </>
        );
      }}
    </Tile>
  );
}

function SharesTile({t, href}: TileProps) {
  return (
    <Tile title={t("account.shares")} resource={useShares()} t={t} href={href}>
      {({items}) => {
        const count = items.filter(
          ({status, direction}) => status === "pending" && direction === "received",
        ).length;
        return <p>{t("tiles.pending", {count})}</p>;
      }}
    </Tile>
  );
}
