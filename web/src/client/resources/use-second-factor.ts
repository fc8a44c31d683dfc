import type {User} from "@gradus/backend/contract/accounts";
import {useResource} from "@/client/resources/use-resource";
import {browserSession} from "@/client/session/browser-session";

/** Whether a code is asked for at sign-in, and the ways to change that. */
export function useSecondFactor({id}: Pick<User, "id">) {
  const params = {id};
  const session = browserSession();
  const factor = useResource(`otp ${id}`, () =>
    session.callBackend("GET /b/api/v1/users/{id}/otp", {params}),
  );
  return {
    ...factor,
    enroll: () => session.callBackend("POST /b/api/v1/users/{id}/otp/enroll", {params, body: {}}),
    confirm: (code: string) =>
      session.callBackend("POST /b/api/v1/users/{id}/otp/confirm", {params, body: {code}}),
    remove: () => session.callBackend("DELETE /b/api/v1/users/{id}/otp", {params}),
  };
}
export type SecondFactorActions = ReturnType<typeof useSecondFactor>;
