import type {Device} from "@gradus/backend/contract/gear";
import type {RefObject} from "react";
import {ConfirmDialog} from "@/ui/confirm-dialog";
import {DialogButton} from "@/ui/dialog-button";
import {deviceName} from "./device-name";
import type {DevicesTranslator} from "./devices-messages";
import {PodMark} from "./pod-mark";
import {RenameForm} from "./rename-form";

interface Props {
  readonly device: Device;
  readonly t: DevicesTranslator;
  readonly list: RefObject<HTMLElement | null>;
  readonly onRenamed: (device: Device) => void;
  readonly onRemove: () => Promise<string | null>;
}

export function DeviceLine({device, t, list, onRenamed, onRemove}: Props) {
  const name = deviceName(device, t);
  return (
    <li className="flex flex-wrap items-start gap-6 border-line border-b py-6">
      {device.product !== "watch" && <PodMark side={device.side} />}
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-h3 wrap-anywhere">{name}</h3>
        <Facts device={device} t={t} />
        <div className="mt-4 flex flex-wrap gap-4">
          <DialogButton
            label={t("devices.rename")}
            name={`${t("devices.rename")}: ${name}`}
            title={t("list.changeItem", {name})}
          >
            {(close) => <RenameForm device={device} t={t} close={close} onRenamed={onRenamed} />}
          </DialogButton>
          <ConfirmDialog
            label={t("common.remove")}
            name={t("list.removeItem", {name})}
            title={t("list.removeItem", {name})}
            text={t("devices.removeText")}
            confirm={t("list.removeItem", {name})}
            working={t("common.working")}
            cancel={t("common.cancel")}
            onConfirm={onRemove}
            focusAfter={list}
          />
        </div>
      </div>
    </li>
  );
}

/** The last facts the device reported. A fact it never reported shows as "unknown" instead of being left out. */
function Facts({device, t}: Pick<Props, "device" | "t">) {
  const {battery_percent, firmware, last_seen_at, serial} = device;
  const format = t.formatLocale;
  const percent = new Intl.NumberFormat(format, {style: "percent"});
  const moment = new Intl.DateTimeFormat(format, {dateStyle: "medium", timeStyle: "short"});
  const facts = [
    [t("devices.batteryLabel"), battery_percent === null ? null : percent.format(battery_percent / 100)],
    [t("devices.lastSeen"), last_seen_at && moment.format(new Date(last_seen_at))],
    [t("devices.firmware"), firmware],
    [t("devices.serial"), serial],
  ];
  return (
    <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-text-2">{label}</dt>
          <dd className="wrap-anywhere">{value ?? t("common.unknown")}</dd>
        </div>
      ))}
    </dl>
  );
}
