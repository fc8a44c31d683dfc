import {cors} from "hono/cors";
import {methodNotAllowed} from "hono/method-not-allowed";
import {requestId} from "hono/request-id";
import {findAccount} from "../accounts/account/find-account.ts";
import {noteStaffRead} from "../accounts/account/note-staff-read.ts";
import {identify} from "../accounts/sessions/identify.ts";
import {AppError, notFound} from "../core/errors.ts";
import {createOriginRule} from "../core/http/allowed-origin.ts";
import {type Api, createApi} from "../core/http/api.ts";
import {limitBodies} from "../core/http/body-limit.ts";
import {defaultHeaders} from "../core/http/default-headers.ts";
import {requireActions} from "../core/http/define-route.ts";
import {addDocs} from "../core/http/docs/docs-routes.ts";
import {createErrorHandler, errorReply} from "../core/http/error-reply.ts";
import {mergeApis} from "../core/http/merge-apis.ts";
import {requestLog} from "../core/http/request-log.ts";
import {traceRequests} from "../core/http/request-trace.ts";
import {idempotent} from "../core/idempotency/idempotency.ts";
import type {Module} from "../core/module.ts";
import {limitConcurrency} from "../core/rate-limit/limit-concurrency.ts";
import {limitRequests} from "../core/rate-limit/request-limits.ts";
import type {AppDeps} from "./app-deps.ts";
import {listUploads} from "./list-parts.ts";

const EXPOSED = ["etag", "idempotent-replayed", "retry-after", "x-auth-ignored", "x-request-id"];

/** Opens no port and reads no environment. */
export function createApp(deps: AppDeps, modules: readonly Module<AppDeps>[]) {
  const app = createApi();
  app.onError(createErrorHandler(deps.logger, deps.outages));
  app.notFound((c) => errorReply(c, notFound()));
  addMiddleware(app, deps, modules);
  app.route("/", mergeApis(modules.flatMap(({routes}) => routes?.(deps) ?? [])));
  app.openAPIRegistry.registerComponent("securitySchemes", "staff", {type: "http", scheme: "bearer"});
  app.openAPIRegistry.registerComponent("securitySchemes", "user", {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
  });
  requireActions(app);
  addDocs(app);
  return app;
}

/** What every request passes on its way to a route, from outside to inside. */
function addMiddleware(app: Api, deps: AppDeps, modules: readonly Module<AppDeps>[]) {
  app.use(defaultHeaders);
  app.use(requestId());
  app.use(requestLog(deps.logger));
  app.use(traceRequests(deps));
  const origin = createOriginRule({
    ...deps,
    studioPaths: modules.flatMap(({studioPaths = []}) => studioPaths),
  });
  app.use(cors({origin, exposeHeaders: [...EXPOSED], maxAge: 600}));
  const uploads = listUploads(modules);
  app.use(limitBodies(uploads));
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) => {
        c.header("allow", methods.join(", "));
        return errorReply(c, new AppError("method_not_allowed", `This path answers ${methods.join(", ")}`));
      },
    }),
  );
  app.use(async (c, next) => {
    let caller: ReturnType<typeof identify> | null = null;
    c.set("whoAsks", () => {
      caller ??= identify(deps, c.req.header("authorization"));
      return caller;
    });
    c.set("noteStaffRead", (staff, owner, action) => noteStaffRead(deps, staff, owner, action));
    await next();
  });
  const shared = [
    limitRequests({
      ...deps,
      findAccount,
      uploads,
      unlimitedPaths: modules.flatMap(({unlimitedPaths = []}) => unlimitedPaths),
    }),
    limitConcurrency({findAccount}),
    idempotent({...deps, findAccount}),
  ] as const;
  app.use("/b/*", ...shared);
  app.use("/canyon/*", ...shared);
}
