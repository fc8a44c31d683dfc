import {cors} from "hono/cors";
import {methodNotAllowed} from "hono/method-not-allowed";
import {requestId} from "hono/request-id";
import type {Logger} from "pino";
import {type AccessDeps, accessRoutes} from "./access/routes.ts";
import {demoRoutes} from "./accounts/demo/routes.ts";
import {findAccount} from "./accounts/find-account.ts";
import type {PasswordHasher} from "./accounts/passwords/password-hasher.ts";
import {accountRoutes} from "./accounts/routes.ts";
import {secondFactorRoutes} from "./accounts/second-factor/routes.ts";
import {createAccessTokens} from "./accounts/tokens/access-token.ts";
import {identify} from "./accounts/tokens/identify.ts";
import type {KeyRing} from "./accounts/tokens/key-ring.ts";
import {createSigningKeys} from "./accounts/tokens/signing-keys.ts";
import {agreementRoutes} from "./agreements/routes.ts";
import {avatarRoutes, pictureRoutes} from "./avatar/routes.ts";
import type {AvatarDeps} from "./avatar/set-avatar.ts";
import {type CoachRouteDeps, coachRoutes} from "./coaches/routes.ts";
import {createCatalogRepository} from "./commerce/catalog-repository.ts";
import {commerceRoutes} from "./commerce/routes.ts";
import type {ContentApi} from "./content/content-api.ts";
import {createStaffDirectory} from "./content/staff.ts";
import {AppError} from "./errors.ts";
import {createFeatureRepository} from "./features/feature-repository.ts";
import {type FeatureRouteDeps, featureRoutes} from "./features/routes.ts";
import {apparelRoutes} from "./gear/apparel-routes.ts";
import {deviceRoutes} from "./gear/device-routes.ts";
import {answerHeaders} from "./http/answer-headers.ts";
import {createApi} from "./http/api.ts";
import {limitBodies} from "./http/body-limit.ts";
import {requireActions} from "./http/define-route.ts";
import {addDocs} from "./http/docs/docs-routes.ts";
import {createErrorHandler, errorReply} from "./http/error-reply.ts";
import {idempotent} from "./http/idempotency.ts";
import {limitRequests} from "./http/request-limits.ts";
import {requestLog} from "./http/request-log.ts";
import {traceRequests} from "./http/request-trace.ts";
import {systemRoutes} from "./http/system-routes.ts";
import type {Enqueue} from "./jobs/job-kinds.ts";
import {createNotary} from "./legal/notary.ts";
import {legalRoutes} from "./legal/routes.ts";
import {marketRoutes} from "./markets/routes.ts";
import {type NewsletterDeps, newsletterRoutes} from "./newsletter/routes.ts";
import {connectRoutes} from "./platforms/connect-routes.ts";
import {eventRoutes} from "./platforms/event-routes.ts";
import type {PlatformDeps} from "./platforms/platform-deps.ts";
import {userPlatformRoutes} from "./platforms/user-routes.ts";
import type {PrivateFiles} from "./privacy/private-files.ts";
import {privacyRoutes, privateFileRoutes} from "./privacy/routes.ts";
import {sharingRoutes} from "./sharing/routes.ts";
import {identityRoutes} from "./social/identity-routes.ts";
import type {SocialProviders} from "./social/provider/social-providers.ts";
import {socialRoutes} from "./social/routes.ts";
import {createCounterRepository} from "./stats/counter-repository.ts";
import {statsRoutes} from "./stats/routes.ts";
import {uploadRoutes} from "./uploads/routes.ts";

const EXPOSED = ["etag", "idempotent-replayed", "retry-after", "x-auth-ignored", "x-request-id"];

export interface AppDeps
  extends NewsletterDeps,
    CoachRouteDeps,
    Pick<FeatureRouteDeps, "featureSubject">,
    Pick<PlatformDeps, "platforms" | "enqueue" | "publicUrl"> {
  readonly logger: Logger;
  readonly content: ContentApi;
  readonly passwords: PasswordHasher;
  /** Wraps the private keys in the database. */
  readonly wrappingKeys: KeyRing;
  /** Refresh tokens are made with it. */
  readonly refreshKeys: KeyRing;
  /** Asks for work that is done later. */
  readonly enqueue: Enqueue;
  /** Files of people, such as copies of their data. */
  readonly privateFiles: PrivateFiles;
  /** Whom people can sign in with. */
  readonly social: SocialProviders;
  /** Where the pictures of people are kept. */
  readonly pictures: AvatarDeps["pictures"];
  readonly readGrants: AccessDeps["readGrants"];
  /** Browser origins that may call, such as the site and the Studio. */
  readonly origins: readonly string[];
  readonly isStopping: () => boolean;
  /** Whether there are demo people, who are nobody's secret. Never in production. */
  readonly hasDemoPeople: boolean;
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
  app.use(traceRequests(deps));
  app.use(cors({origin: [...deps.origins], exposeHeaders: [...EXPOSED], maxAge: 600}));
  app.use(limitBodies());
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
  if (deps.hasDemoPeople) app.route("/b", demoRoutes());
  app.route("/b", socialRoutes(accountDeps));
  app.route("/b/api/v1/users", identityRoutes(accountDeps));
  app.route("/b", connectRoutes(deps));
  app.route("/b", eventRoutes(deps));
  app.route("/b", uploadRoutes(deps));
  app.route("/b/api/v1/users", userPlatformRoutes(deps));
  app.route("/b/api/v1/users", avatarRoutes(deps));
  app.route("/b/api/v1/users", accessRoutes(deps));
  app.route("/b/api/v1/users", sharingRoutes(deps));
  app.route("/b/api/v1/users", deviceRoutes(deps));
  app.route("/b/api/v1/users", apparelRoutes(deps));
  app.route("/b", pictureRoutes(deps));
  app.route("/b/api/v1/users", secondFactorRoutes(accountDeps));
  app.route("/b/api/v1/users", privacyRoutes(accountDeps));
  app.route("/b", privateFileRoutes(accountDeps));
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
