"use client";

import type {Device} from "@gradus/backend/contract/gear";
import {fill} from "@/client/messages/fill";
import {ListStatus, useListStatus} from "@/client/parts/use-list-status";
import {WithResource} from "@/client/parts/with-resource";
import {removeDevice, useDevices} from "@/client/resources/use-devices";
import {ButtonLink} from "@/ui/button-link";
import {DeviceLine} from "./device-line";
import {deviceName} from "./device-name";
import type {DevicesWords} from "./devices-words";

interface Props {
  readonly words: DevicesWords;
  readonly appHref: string;
}

/** What is paired with the account; where nothing is, how to pair a pod. */
export function DevicesClient({words, appHref}: Props) {
  const devices = useDevices();
  const {list, status, say, settle} = useListStatus(words.form);

  async function remove(device: Device) {
    const reply = await removeDevice(device);
    const problem = settle(reply, fill(words.removed, {name: deviceName(device, words)}));
    if (problem === null) devices.retry();
    return problem;
  }
  function renamed(device: Device) {
    say(fill(words.changed, {name: deviceName(device, words)}));
    devices.retry();
  }
  return (
    <div className="mt-6 max-w-measure">
      <p className="text-text-2">{words.intro}</p>
      <ListStatus status={status} />
      <WithResource resource={devices} words={words}>
        {(items) => (
          <>
            <h2 ref={list} tabIndex={-1} className="sr-only">
              {words.devices}
            </h2>
            {items.length === 0 && <PairingGuide {...{words, appHref}} />}
            <ul className="mt-4">
              {items.map((device) => (
                <DeviceLine
                  key={device.id}
                  {...{device, words, list}}
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

function PairingGuide({words, appHref}: Props) {
  return (
    <div className="mt-8">
      <p>{words.noDevices}</p>
      <h3 className="mt-6 text-h3">{words.guideTitle}</h3>
      <ol className="mt-4 grid list-decimal gap-2 ps-6">
        <li>{words.guideWake}</li>
        <li>{words.guideApp}</li>
        <li>{words.guideDone}</li>
      </ol>
      <ButtonLink className="mt-6" href={appHref}>
        {words.getApp}
      </ButtonLink>
    </div>
  );
}
