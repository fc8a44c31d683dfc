import type {Api} from "../core/http/api.ts";
import type {AccountModuleDeps} from "./account-deps.ts";
import {avatarRoutes, pictureRoutes} from "./avatar/routes.ts";
import {demoRoutes} from "./demo/routes.ts";
import {emailRoutes, undoEmailRoutes} from "./email/routes.ts";
import {recoveryRoutes} from "./recovery/routes.ts";
import {secondFactorRoutes} from "./second-factor/routes.ts";
import {tokenRoutes} from "./sessions/routes.ts";
import {signInRoutes} from "./sign-in/routes.ts";
import {signUpRoutes} from "./sign-up/routes.ts";
import {identityRoutes} from "./social/identity-routes.ts";
import {socialRoutes} from "./social/routes.ts";
import {recordRoutes} from "./user/record-routes.ts";
import {userRoutes} from "./user/routes.ts";
import {sessionRoutes} from "./user/session-routes.ts";

/** Everything about accounts, each set with the path it stands below. */
export function accountRoutes(deps: AccountModuleDeps): readonly (readonly [prefix: string, routes: Api])[] {
  return [
    ["/b", tokenRoutes(deps)],
    ["/b", signInRoutes(deps)],
    ["/b", signUpRoutes(deps)],
    ["/b", recoveryRoutes(deps)],
    ["/b", undoEmailRoutes(deps)],
    ["/b", socialRoutes(deps)],
    ["/b", pictureRoutes(deps)],
    ...(deps.hasDemoPeople ? [["/b", demoRoutes()] as const] : []),
    ["/b/api/v1/users", userRoutes(deps)],
    ["/b/api/v1/users", sessionRoutes(deps)],
    ["/b/api/v1/users", recordRoutes(deps)],
    ["/b/api/v1/users", emailRoutes(deps)],
    // The calls about an address are documented under this prefix as well.
    ["/b/users", emailRoutes(deps)],
    ["/b/api/v1/users", identityRoutes(deps)],
    ["/b/api/v1/users", avatarRoutes(deps)],
    ["/b/api/v1/users", secondFactorRoutes(deps)],
  ];
}
