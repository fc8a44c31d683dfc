import type {Apparel, Device} from "@gradus/backend/contract/gear";
import type {Share} from "@gradus/backend/contract/sharing";

export function exampleDevice(changes: Partial<Device> = {}): Device {
  return {
    id: "dev_1",
    product: "duo",
    serial: "DL-48210",
    name: null,
    side: "left",
    firmware: "2.4.1",
    battery_percent: 78,
    last_seen_at: "2026-03-01T10:00:00Z",
    paired_at: "2026-01-01T10:00:00Z",
    ...changes,
  };
}

export function exampleShoe(changes: Partial<Apparel> = {}): Apparel {
  return {
    id: "app_1",
    kind: "shoe",
    brand: "Meridian",
    model: "Tempo",
    name: null,
    color: null,
    bought_on: null,
    limit_m: 800_000,
    distance_m: 400_000,
    default: true,
    retired_at: null,
    version: 3,
    ...changes,
  };
}

export function exampleShare(changes: Partial<Share> = {}): Share {
  return {
    id: "shr_1",
    direction: "given",
    level: "plan",
    status: "accepted",
    message: null,
    other: {id: "usr_2", name: "Casey", user_name: "casey", email: null},
    created_at: "2026-02-01T10:00:00Z",
    expires_at: null,
    version: 2,
    ...changes,
  };
}
