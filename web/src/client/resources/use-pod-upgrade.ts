import {browserSession} from "../session/browser-session";
import {ownerParams} from "./owner-params";
import {useResourceIfSignedIn} from "./use-resource";

const ROUTE = "/canyon/users/{id}/promotion/pod-upgrade";

/** Whether the user gets a new pod at a lower price, and the code if they have it. */
export function usePodUpgrade() {
  return useResourceIfSignedIn("pod upgrade", (params) =>
    browserSession().callCommerce(`GET ${ROUTE}`, {params}),
  );
}

/** Returns the code; a repeated call returns the same one. */
export function takePodUpgrade() {
  return browserSession().callCommerce(`POST ${ROUTE}`, {params: ownerParams(), body: {}});
}
