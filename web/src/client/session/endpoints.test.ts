import type {Activity} from "@gradus/backend/contract/activities";
import {expectTypeOf, it} from "vitest";
import type {Endpoints} from "./endpoints";

type Of<Route extends keyof Endpoints> = Endpoints[Route];

it("what is sent and answered is what the contract declares", () => {
  expectTypeOf<
    Of<"POST /b/api/v1/users/{id}/activities/{activity_id}/restore">["data"]
  >().toEqualTypeOf<Activity>();
  expectTypeOf<Of<"GET /b/api/v1/activities/{id}/fit">["data"]>().toEqualTypeOf<Blob>();
  expectTypeOf<Of<"POST /b/api/v1/users/{id}/activities">["body"]>().toEqualTypeOf<FormData>();
  expectTypeOf<Of<"DELETE /b/api/v1/users/{id}/avatar">["body"]>().toEqualTypeOf<null>();
});

it("a call that is not declared cannot be made", () => {
  // @ts-expect-error: nothing is at this path
  expectTypeOf<Of<"GET /b/api/v1/weather">>().toBeNever();
});
