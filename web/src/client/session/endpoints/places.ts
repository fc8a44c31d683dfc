import type * as places from "@gradus/backend/contract/places";
import type {Call} from "./call";

/** Where others do not see a run. */
export interface PlacesEndpoints {
  "GET /b/api/v1/users/{id}/places": Call<null, typeof places.placeList>;
  "POST /b/api/v1/users/{id}/places": Call<typeof places.newPlace, typeof places.place>;
  "DELETE /b/api/v1/users/{id}/places/{place_id}": Call<null, typeof places.placeRemoval>;
}
