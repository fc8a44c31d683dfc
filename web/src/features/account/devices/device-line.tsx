"use client";

import type {Device} from "@gradus/backend/contract/gear";
import type {RefObject} from "react";
import {fill} from "@/client/messages/fill";
import {ConfirmButton} from "@/client/parts/confirm-button";
import {DialogButton} from "@/ui/dialog-button";
import {deviceName} from "./device-name";
import type {DevicesWords} from "./devices-words";
import {PodMark} from "./pod-mark";
import {RenameForm} from "./rename-form";

interface Props {
  readonly device: Device;
  readonly words: DevicesWords;
  readonly list: RefObject<HTMLElement | null>;
  readonly onRenamed: (device: Device) => void;
  readonly onRemove: () => Promise<string | null>;
}

export function DeviceLine({device, words, list, onRenamed, onRemove}: Props) {
  const name = deviceName(device, words);
  return (
    <li className="flex flex-wrap items-start gap-6 border-line border-b py-6">
      {device.product !== "watch" && <PodMark side={device.side} />}
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-h3 wrap-anywhere">{name}</h3>
        <Facts device={device} words={words} />
        <div className="mt-4 flex flex-wrap gap-4">
          <DialogButton
            label={words.rename}
            name={`${words.rename}: ${name}`}
            title={fill(words.changeThing, {name})}
          >
            {(close) => <RenameForm {...{device, words, close, onRenamed}} />}
          </DialogButton>
          <ConfirmButton
            label={words.remove}
            action={fill(words.removeThing, {name})}
            text={words.removeText}
            words={words}
            onConfirm={onRemove}
            then={list}
          />
        </div>
      </div>
    </li>
  );
}

/** What the device said of itself last. What it never said is "unknown", not left out. */
function Facts({device, words}: Pick<Props, "device" | "words">) {
  const {battery_percent, firmware, last_seen_at, serial} = device;
  const {format} = words.form;
  const percent = new Intl.NumberFormat(format, {style: "percent"});
  const moment = new Intl.DateTimeFormat(format, {dateStyle: "medium", timeStyle: "short"});
  const facts = [
    [words.batteryLabel, battery_percent === null ? null : percent.format(battery_percent / 100)],
    [words.lastSeen, last_seen_at && moment.format(new Date(last_seen_at))],
    [words.firmware, firmware],
    [words.serial, serial],
  ];
  return (
    <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-text-2">{label}</dt>
          <dd className="wrap-anywhere">{value ?? words.unknown}</dd>
        </div>
      ))}
    </dl>
  );
}
