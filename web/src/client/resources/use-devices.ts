import type {Device} from "@gradus/backend/contract/gear";
import {DEVICE_PRODUCTS} from "@gradus/backend/contract/gear-values";
import {browserSession} from "../session/browser-session";
import type {Reply} from "../session/reply";
import {ownerParams} from "./owner-params";
import {useOwnResource} from "./use-resource";

const ROUTE = "/b/api/v1/users/{id}/devices/{product}";
type DeviceKey = Pick<Device, "id" | "product">;

export function useDevices() {
  return useOwnResource("devices", ({id}) => readAll(id));
}

async function readAll(id: string): Promise<Reply<readonly Device[]>> {
  const {callBackend} = browserSession();
  const replies = await Promise.all(
    DEVICE_PRODUCTS.map((product) => callBackend(`GET ${ROUTE}`, {params: {id, product}})),
  );
  const devices: Device[] = [];
  for (const reply of replies) {
    if (!reply.ok) return reply;
    devices.push(...reply.data.items);
  }
  return {ok: true, status: 200, data: devices, err: null};
}

const paramsOf = ({id, product}: DeviceKey) => ({...ownerParams(), product, device_id: id});

/** An empty name gives the standard one back. */
export function renameDevice(device: DeviceKey, name: string) {
  const body = {name: name.trim() || null};
  return browserSession().callBackend(`PATCH ${ROUTE}/{device_id}`, {params: paramsOf(device), body});
}

export function removeDevice(device: DeviceKey) {
  return browserSession().callBackend(`DELETE ${ROUTE}/{device_id}`, {params: paramsOf(device)});
}
