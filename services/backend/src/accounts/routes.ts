import {createApi} from "../core/http/api.ts";
import type {AccountDeps} from "./account-deps.ts";
import {emailRoutes, undoEmailRoutes} from "./email/routes.ts";
import {recoveryRoutes} from "./recovery/routes.ts";
import {tokenRoutes} from "./sessions/routes.ts";
import {signInRoutes} from "./sign-in/routes.ts";
import {signUpRoutes} from "./sign-up/routes.ts";
import {recordRoutes} from "./user/record-routes.ts";
import {userRoutes} from "./user/routes.ts";
import {sessionRoutes} from "./user/session-routes.ts";

/** Everything about accounts, below `/b`. */
export function accountRoutes(deps: AccountDeps) {
  return (
    createApi()
      .route("/", tokenRoutes(deps))
      .route("/", signInRoutes(deps))
      .route("/", signUpRoutes(deps))
      .route("/", recoveryRoutes(deps))
      .route("/", undoEmailRoutes(deps))
      .route("/api/v1/users", userRoutes(deps))
      .route("/api/v1/users", sessionRoutes(deps))
      .route("/api/v1/users", recordRoutes(deps))
      .route("/api/v1/users", emailRoutes(deps))
      // The calls about an address are documented under this prefix as well.
      .route("/users", emailRoutes(deps))
  );
}
