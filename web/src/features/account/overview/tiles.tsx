import type {User} from "@gradus/backend/contract/accounts";
import type {Device} from "@gradus/backend/contract/gear";
import type {MarketParams} from "@gradus/schemas/markets";
import {useDevices} from "@/client/resources/use-devices";
import {useMembership} from "@/client/resources/use-membership";
import {useShares} from "@/client/resources/use-shares";
import {useShoes} from "@/client/resources/use-shoes";
import {deviceName} from "../devices/device-name";
import type {DistanceUnit} from "../shoes/distance";
import {CommitmentRail} from "../subscription/commitment-rail";
import {membershipSentence} from "../subscription/membership-sentence";
import {BatteryArc} from "./battery-arc";
import {LastRunTile} from "./last-run-tile";
import {OrdersTile} from "./orders-tile";
import type {OverviewTranslator} from "./overview-messages";
import {ShoeWear} from "./shoe-wear";
import {Tile} from "./tile";

export interface TileLinks {
  readonly runs: string;
  readonly devices: string;
  readonly shoes: string;
  readonly shares: string;
  readonly subscription: string;
  readonly orders: string;
}

interface Props {
  readonly user: User;
  readonly t: OverviewTranslator;
  readonly market: MarketParams;
  readonly links: TileLinks;
}

export function Tiles({user, t, market, links}: Props) {
  return (
    <ul className="overview mt-8">
      <LastRunTile t={t} href={links.runs} unit={user.preferences.distance_unit} />
      <MembershipTile t={t} href={links.subscription} market={market} />
      <DevicesTile t={t} href={links.devices} />
      <ShoesTile t={t} href={links.shoes} unit={user.preferences.distance_unit} />
      <SharesTile t={t} href={links.shares} />
      <OrdersTile t={t} href={links.orders} market={market} />
    </ul>
  );
}

interface TileProps {
  readonly t: OverviewTranslator;
  readonly href: string;
}

function MembershipTile({t, href, market}: TileProps & {market: MarketParams}) {
  return (
    <Tile
      title={t("membership.full")}
      resource={useMembership()}
      t={t}
      href={href}
      more={t("account.subscription")}
    >
      {(membership) => {
        const {subscription} = membership;
        const isDue = subscription?.status === "past_due" || subscription?.status === "unpaid";
        return (
          <>
            <p className="mt-4">{membershipSentence(membership, {t, market})}</p>
            {isDue && <p className="mt-1 text-danger">{t("subscription.pastDue")}</p>}
            {subscription && <CommitmentRail subscription={subscription} say={{t, market}} />}
          </>
        );
      }}
    </Tile>
  );
}

function DevicesTile({t, href}: TileProps) {
  return (
    <Tile title={t("account.devices")} resource={useDevices()} t={t} href={href} more={t("tiles.manage")}>
      {(devices) => {
        const [lowest] = [...devices].sort((one, other) => chargeOf(one) - chargeOf(other));
        if (!lowest) return <p className="mt-4">{t("tiles.noDevices")}</p>;
        return (
          <div className="mt-4 flex flex-wrap items-center gap-6">
            <BatteryArc percent={lowest.battery_percent} />
            <div className="min-w-0">
              <p>{batteryWords(devices, t)}</p>
              <p className="mt-1 text-text-2 wrap-anywhere">{deviceName(lowest, t)}</p>
            </div>
          </div>
        );
      }}
    </Tile>
  );
}

/** A device that never reported its charge sorts last. */
const chargeOf = ({battery_percent}: Pick<Device, "battery_percent">) => battery_percent ?? 101;

/** The one that runs out first. */
function batteryWords(devices: readonly Pick<Device, "battery_percent">[], t: OverviewTranslator) {
  if (devices.length === 0) return t("tiles.noDevices");
  const levels = devices.flatMap(({battery_percent}) => (battery_percent === null ? [] : [battery_percent]));
  return levels.length === 0
    ? t("tiles.noBattery")
    : t("tiles.lowestBattery", {percent: Math.min(...levels)});
}

const SHOES_SHOWN = 3;

function ShoesTile({t, href, unit}: TileProps & {unit: DistanceUnit}) {
  return (
    <Tile title={t("account.shoes")} resource={useShoes()} t={t} href={href} more={t("tiles.manage")}>
      {({items}) => {
        const inUse = items
          .filter(({retired_at}) => retired_at === null)
          .sort((one, other) => Number(other.default) - Number(one.default));
        if (inUse.length === 0) return <p className="mt-4">{t("tiles.noShoes")}</p>;
        return (
          <ul>
            {inUse.slice(0, SHOES_SHOWN).map((shoe) => (
              <ShoeWear key={shoe.id} shoe={shoe} t={t} unit={unit} />
            ))}
          </ul>
        );
      }}
    </Tile>
  );
}

function SharesTile({t, href}: TileProps) {
  return (
    <Tile title={t("account.shares")} resource={useShares()} t={t} href={href} more={t("tiles.manage")}>
      {({items}) => {
        const count = items.filter(
          ({status, direction}) => status === "pending" && direction === "received",
        ).length;
        return <p className="mt-4">{t("tiles.pending", {count})}</p>;
      }}
    </Tile>
  );
}
