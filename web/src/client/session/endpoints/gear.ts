import type * as gear from "@gradus/backend/contract/gear";
import type {Call} from "./call";

/** Devices and shoes. */
export interface GearEndpoints {
  "GET /b/api/v1/users/{id}/devices/{product}": Call<null, typeof gear.deviceList>;
  "PATCH /b/api/v1/users/{id}/devices/{product}/{device_id}": Call<
    typeof gear.deviceEdit,
    typeof gear.device
  >;
  "DELETE /b/api/v1/users/{id}/devices/{product}/{device_id}": Call<null, typeof gear.deviceRemoval>;
  "GET /b/api/v1/users/{id}/apparel": Call<null, typeof gear.apparelList>;
  "POST /b/api/v1/users/{id}/apparel": Call<typeof gear.newApparel, typeof gear.apparel>;
  "PATCH /b/api/v1/users/{id}/apparel/{apparel_id}": Call<typeof gear.apparelEdit, typeof gear.apparel>;
  "DELETE /b/api/v1/users/{id}/apparel/{apparel_id}": Call<null, typeof gear.apparelRemoval>;
}
