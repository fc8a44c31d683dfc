import * as emailCalls from "../contract/calls/email.ts";
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

export function accountRoutes(deps: AccountModuleDeps): readonly Api[] {
  return [
    tokenRoutes(deps),
    signInRoutes(deps),
    signUpRoutes(deps),
    recoveryRoutes(deps),
    undoEmailRoutes(deps),
    socialRoutes(deps),
    pictureRoutes(deps),
    ...(deps.hasDemoPeople ? [demoRoutes()] : []),
    userRoutes(deps),
    sessionRoutes(deps),
    recordRoutes(deps),
    emailRoutes(deps, emailCalls),
    emailRoutes(deps, {send: emailCalls.sendShort, verify: emailCalls.verifyShort}),
    identityRoutes(deps),
    avatarRoutes(deps),
    secondFactorRoutes(deps),
  ];
}
