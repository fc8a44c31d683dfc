"use client";

import type {User} from "@gradus/backend/contract/accounts";
import type {Device} from "@gradus/backend/contract/gear";
import {fill} from "@/client/messages/fill";
import {useDevices} from "@/client/resources/use-devices";
import {useShares} from "@/client/resources/use-shares";
import {useShoes} from "@/client/resources/use-shoes";
import {Gauge} from "@/ui/gauge";
import {distanceWords} from "../shoes/distance";
import {shoeName} from "../shoes/shoe-rules";
import type {OverviewWords} from "./overview-words";
import {Tile} from "./tile";

export interface TileLinks {
  readonly devices: string;
  readonly shoes: string;
  readonly shares: string;
}

interface Props {
  readonly user: User;
  readonly words: OverviewWords;
  readonly links: TileLinks;
}

export function Tiles({user, words, links}: Props) {
  return (
    <ul className="mt-8 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      <DevicesTile words={words} href={links.devices} />
      <ShoesTile words={words} href={links.shoes} unit={user.preferences.distance_unit} />
      <SharesTile words={words} href={links.shares} />
    </ul>
  );
}

interface TileProps {
  readonly words: OverviewWords;
  readonly href: string;
}

function DevicesTile({words, href}: TileProps) {
  return (
    <Tile title={words.devices} resource={useDevices()} {...{words, href}}>
      {(devices) => <p>{batteryWords(devices, words)}</p>}
    </Tile>
  );
}

/** The one that runs out first. */
export function batteryWords(devices: readonly Pick<Device, "battery_percent">[], words: OverviewWords) {
  if (devices.length === 0) return words.noDevices;
  const levels = devices.flatMap(({battery_percent}) => (battery_percent === null ? [] : [battery_percent]));
  return levels.length === 0 ? words.noBattery : fill(words.lowestBattery, {percent: Math.min(...levels)});
}

function ShoesTile({words, href, unit}: TileProps & {unit: Parameters<typeof distanceWords>[1]}) {
  const write = (metres: number) => distanceWords(metres, unit, words.form.format);
  return (
    <Tile title={words.shoes} resource={useShoes()} {...{words, href}}>
      {({items}) => {
        const shoe = items.find((each) => each.default);
        if (!shoe) return <p>{words.noShoes}</p>;
        const {distance_m, limit_m} = shoe;
        const distance = write(distance_m);
        return (
          <>
            <p className="wrap-anywhere">{shoeName(shoe)}</p>
            {limit_m !== null && <Gauge share={distance_m / limit_m} />}
            <p className="mt-1 text-label text-text-2">
              {limit_m === null
                ? fill(words.ran, {distance})
                : fill(words.ranOf, {distance, limit: write(limit_m)})}
            </p>
          </>
        );
      }}
    </Tile>
  );
}

function SharesTile({words, href}: TileProps) {
  return (
    <Tile title={words.shares} resource={useShares()} {...{words, href}}>
      {({items}) => {
        const count = items.filter(
          ({status, direction}) => status === "pending" && direction === "received",
        ).length;
        return (
          <p>
            {fill(count === 0 ? words.pendingNone : count === 1 ? words.pendingOne : words.pendingMany, {
              count,
            })}
          </p>
        );
      }}
    </Tile>
  );
}
