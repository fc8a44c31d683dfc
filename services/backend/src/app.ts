import {bodyLimit} from "hono/body-limit";
import {cors} from "hono/cors";
import {methodNotAllowed} from "hono/method-not-allowed";
import {requestId} from "hono/request-id";
import type {Logger} from "pino";
import {findAccount} from "./accounts/find-account.ts";
import type {PasswordHasher} from "./accounts/passwords/password-hasher.ts";
import {accountRoutes} from "./accounts/routes.ts";
import {createAccessTokens} from "./accounts/tokens/access-token.ts";
import {identify} from "./accounts/tokens/identify.ts";
import type {KeyRing} from "./accounts/tokens/key-ring.ts";
import {createSigningKeys} from "./accounts/tokens/signing-keys.ts";
import {agreementRoutes} from "./agreements/routes.ts";
import {type CoachRouteDeps, coachRoutes} from "./coaches/routes.ts";
import {createCatalogRepository} from "./commerce/catalog-repository.ts";
import {commerceRoutes} from "./commerce/routes.ts";
import type {ContentApi} from "./content/content-api.ts";
import {createStaffDirectory} from "./content/staff.ts";
import {AppError} from "./errors.ts";
import {createFeatureRepository} from "./features/feature-repository.ts";
import {type FeatureRouteDeps, featureRoutes} from "./features/routes.ts";
import {answerHeaders} from "./http/answer-headers.ts";
import {createApi} from "./http/api.ts";
import {requireActions} from "./http/define-route.ts";
import {addDocs} from "./http/docs/docs-routes.ts";
import {createErrorHandler, errorReply} from "./http/error-reply.ts";
import {idempotent} from "./http/idempotency.ts";
import {limitRequests} from "./http/request-limits.ts";
import {requestLog} from "./http/request-log.ts";
import {systemRoutes} from "./http/system-routes.ts";
import {createNotary} from "./legal/notary.ts";
import {legalRoutes} from "./legal/routes.ts";
import {marketRoutes} from "./markets/routes.ts";
import {type NewsletterDeps, newsletterRoutes} from "./newsletter/routes.ts";
import {identityRoutes} from "./social/identity-routes.ts";
import type {SocialProviders} from "./social/provider/social-providers.ts";
import {socialRoutes} from "./social/routes.ts";
import {createCounterRepository} from "./stats/counter-repository.ts";
import {statsRoutes} from "./stats/routes.ts";

const BODY_MAX_BYTES = 64 * 1024;
const EXPOSED = ["etag", "idempotent-replayed", "retry-after", "x-auth-ignored", "x-request-id"];

export interface AppDeps extends NewsletterDeps, CoachRouteDeps, Pick<FeatureRouteDeps, "featureSubject"> {
  readonly logger: Logger;
  readonly content: ContentApi;
  readonly passwords: PasswordHasher;
  /** Wraps the private keys in the database. */
  readonly wrappingKeys: KeyRing;
  /** Refresh tokens are made with it. */
  readonly refreshKeys: KeyRing;
  /** Whom people can sign in with. */
  readonly social: SocialProviders;
  /** Browser origins that may call, such as the site and the Studio. */
  readonly origins: readonly string[];
  readonly isStopping: () => boolean;
}

/** Wires every route to its dependencies. Opens no port and reads no environment, so tests call it directly. */
export function createApp(deps: AppDeps) {
  const {db, now, content} = deps;
  const notary = createNotary({db, now});
  const identifyStaff = createStaffDirectory({content, now});
  const signingKeys = createSigningKeys({db, kek: deps.wrappingKeys, now});
  const accessTokens = createAccessTokens({keys: signingKeys, now, issuer: deps.siteUrl});
  const app = createApi();
  app.onError(createErrorHandler(deps.logger));
  app.notFound((c) => errorReply(c, new AppError("not_found", "Nothing is at this path")));
  app.use(answerHeaders);
  app.use(requestId());
  app.use(requestLog(deps.logger));
  app.use(cors({origin: [...deps.origins], exposeHeaders: [...EXPOSED], maxAge: 600}));
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
  app.use(async (c, next) => {
    let caller: ReturnType<typeof identify> | null = null;
    c.set("whoAsks", () => {
      caller ??= identify({db, now, accessTokens}, c.req.header("authorization"));
      return caller;
    });
    await next();
  });
  const shared = [limitRequests({...deps, findAccount}), idempotent({...deps, findAccount})] as const;
  app.use("/b/*", ...shared);
  app.use("/canyon/*", ...shared);
  app.route("/", systemRoutes(deps));
  const accountDeps = {...deps, notary, signingKeys, accessTokens};
  app.route("/b", accountRoutes(accountDeps));
  app.route("/b", socialRoutes(accountDeps));
  app.route("/b/api/v1/users", identityRoutes(accountDeps));
  app.route("/b", marketRoutes());
  app.route("/b", coachRoutes(deps));
  app.route("/b", featureRoutes({...deps, features: createFeatureRepository(db)}));
  app.route("/b", statsRoutes({counters: createCounterRepository(db)}));
  app.route("/b/legal", legalRoutes({content, notary, now, identify: identifyStaff, siteUrl: deps.siteUrl}));
  app.route("/b/agreements", agreementRoutes({...deps, notary, identify: identifyStaff}));
  app.route("/canyon", commerceRoutes({catalog: createCatalogRepository(db), now}));
  app.route("/canyon/email", newsletterRoutes(deps));
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

function refuseLargeBody(): never {
  throw new AppError("payload_too_large", `A body may have ${BODY_MAX_BYTES} bytes`);
}
