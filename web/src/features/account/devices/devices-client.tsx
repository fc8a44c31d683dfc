"use client";

import type {Device} from "@gradus/backend/contract/gear";
import {useListStatus} from "@/client/parts/use-list-status";
import {WithResource} from "@/client/parts/with-resource";
import {removeDevice, useDevices} from "@/client/resources/use-devices";
import {withMessages} from "@/i18n/with-messages";
import {ButtonLink} from "@/ui/button-link";
import {DoneLine} from "@/ui/status-lines";
import {DeviceLine} from "./device-line";
import {deviceName} from "./device-name";
import type {DevicesTranslator} from "./devices-messages";

interface Props {
  readonly t: DevicesTranslator;
  readonly appHref: string;
}

export const DevicesClient = withMessages(Devices);

function Devices({t, appHref}: Props) {
  const devices = useDevices();
  const {list, status, announce, settle} = useListStatus(t);

  async function remove(device: Device) {
    const reply = await removeDevice(device);
    const problem = settle(reply, t("list.removed", {name: deviceName(device, t)}));
    if (problem === null) devices.retry();
    return problem;
  }
  function renamed(device: Device) {
    announce(t("list.saved", {name: deviceName(device, t)}));
    devices.retry();
  }
  return (
    <div className="mt-6 max-w-measure">
      <p className="text-text-2">{t("devices.intro")}</p>
      <DoneLine>{status}</DoneLine>
      <WithResource resource={devices} t={t}>
        {(items) => (
          <>
            <h2 ref={list} tabIndex={-1} className="sr-only">
              {t("account.devices")}
            </h2>
            {items.length === 0 && <PairingGuide t={t} appHref={appHref} />}
            <ul className="mt-4">
              {items.map((device) => (
                <DeviceLine
                  key={device.id}
                  device={device}
                  t={t}
                  list={list}
                  onRenamed={renamed}
                  onRemove={() => remove(device)}
                />
              ))}
            </ul>
          </>
        )}
      </WithResource>
    </div>
  );
}

function PairingGuide({t, appHref}: {t: DevicesTranslator; appHref: string}) {
  return (
    <div className="mt-8">
      <p>{t("account.noDevices")}</p>
      <h3 className="mt-6 text-h3">{t("devices.guideTitle")}</h3>
      <ol className="mt-4 grid list-decimal gap-2 ps-6">
        <li>{t("devices.guideWake")}</li>
        <li>{t("devices.guideApp")}</li>
        <li>{t("devices.guideDone")}</li>
      </ol>
      <ButtonLink className="mt-6" href={appHref}>
        {t("devices.getApp")}
      </ButtonLink>
    </div>
  );
}
