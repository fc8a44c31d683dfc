import {brand} from "@gradus/schemas/brand";
import {bodyLimit} from "hono/body-limit";
import {cors} from "hono/cors";
import {methodNotAllowed} from "hono/method-not-allowed";
import {requestId} from "hono/request-id";
import type {Logger} from "pino";
import {createCatalogRepository} from "./commerce/catalog-repository.ts";
import {commerceRoutes} from "./commerce/routes.ts";
import {AppError} from "./errors.ts";
import {createApi} from "./http/api.ts";
import {createErrorHandler, errorReply} from "./http/error-reply.ts";
import {requestLog} from "./http/request-log.ts";
import {systemRoutes} from "./http/system-routes.ts";
import {marketRoutes} from "./markets/routes.ts";
import {type NewsletterDeps, newsletterRoutes} from "./newsletter/routes.ts";

const BODY_MAX_BYTES = 64 * 1024;

export interface AppDeps extends NewsletterDeps {
  readonly logger: Logger;
  /** Browser origins that may call, such as the site and the Studio. */
  readonly origins: readonly string[];
  readonly isStopping: () => boolean;
}

/** Wires every route to its dependencies. Opens no port and reads no environment, so tests call it directly. */
export function createApp(deps: AppDeps) {
  const {db, now} = deps;
  const app = createApi();
  app.onError(createErrorHandler(deps.logger));
  app.notFound((c) => errorReply(c, new AppError("not_found", "Nothing is at this path")));
  app.use(requestId());
  app.use(requestLog(deps.logger));
  app.use(
    cors({origin: [...deps.origins], exposeHeaders: ["etag", "retry-after", "x-request-id"], maxAge: 600}),
  );
  app.use(bodyLimit({maxSize: BODY_MAX_BYTES, onError: refuseLargeBody}));
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) => {
        c.header("allow", methods.join(", "));
        return errorReply(c, new AppError("method_not_allowed", `This path answers ${methods.join(", ")}`));
      },
    }),
  );
  app.route("/", systemRoutes(deps));
  app.route("/b", marketRoutes());
  app.route("/canyon", commerceRoutes({catalog: createCatalogRepository(db), now}));
  app.route("/canyon/email", newsletterRoutes(deps));
  app.doc31("/openapi.json", {openapi: "3.1.0", info: {title: `${brand.name} backend`, version: "1"}});
  return app;
}

function refuseLargeBody(): never {
  throw new AppError("payload_too_large", `A body may have ${BODY_MAX_BYTES} bytes`);
}
