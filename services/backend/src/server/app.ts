import {cors} from "hono/cors";
import {methodNotAllowed} from "hono/method-not-allowed";
import {requestId} from "hono/request-id";
import type {Logger} from "pino";
import {findAccount} from "../accounts/account/find-account.ts";
import {avatarRoutes, pictureRoutes} from "../accounts/avatar/routes.ts";
import type {AvatarDeps} from "../accounts/avatar/set-avatar.ts";
import {demoRoutes} from "../accounts/demo/routes.ts";
import {accountRoutes} from "../accounts/routes.ts";
import {secondFactorRoutes} from "../accounts/second-factor/routes.ts";
import {createAccessTokens} from "../accounts/sessions/access-token.ts";
import {identify} from "../accounts/sessions/identify.ts";
import {createSigningKeys} from "../accounts/sessions/signing-keys.ts";
import {identityRoutes} from "../accounts/social/identity-routes.ts";
import type {SocialProviders} from "../accounts/social/provider/social-providers.ts";
import {socialRoutes} from "../accounts/social/routes.ts";
import {type CoachRouteDeps, coachRoutes} from "../coaches/routes.ts";
import {createCatalogRepository} from "../commerce/catalog/catalog-repository.ts";
import {commerceRoutes} from "../commerce/catalog/routes.ts";
import {type AccessDeps, accessRoutes} from "../commerce/entitlements/routes.ts";
import {marketRoutes} from "../commerce/markets/routes.ts";
import type {ContentApi} from "../core/content/content-api.ts";
import {createStaffDirectory} from "../core/content/staff.ts";
import type {KeyRing} from "../core/crypto/key-ring.ts";
import type {PasswordHasher} from "../core/crypto/password-hasher.ts";
import {AppError} from "../core/errors.ts";
import {answerHeaders} from "../core/http/answer-headers.ts";
import {createApi} from "../core/http/api.ts";
import {limitBodies} from "../core/http/body-limit.ts";
import {requireActions} from "../core/http/define-route.ts";
import {addDocs} from "../core/http/docs/docs-routes.ts";
import {createErrorHandler, errorReply} from "../core/http/error-reply.ts";
import {requestLog} from "../core/http/request-log.ts";
import {traceRequests} from "../core/http/request-trace.ts";
import {idempotent} from "../core/idempotency/idempotency.ts";
import type {Enqueue} from "../core/jobs/job-kinds.ts";
import {limitRequests} from "../core/rate-limit/request-limits.ts";
import type {PrivateFiles} from "../core/storage/private-files.ts";
import {createFeatureRepository} from "../feature-flags/feature-repository.ts";
import {type FeatureRouteDeps, featureRoutes} from "../feature-flags/routes.ts";
import {apparelRoutes} from "../gear/apparel-routes.ts";
import {deviceRoutes} from "../gear/device-routes.ts";
import {agreementRoutes} from "../legal/agreements/routes.ts";
import {legalRoutes} from "../legal/routes.ts";
import {createNotary} from "../legal/versions/notary.ts";
import {type NewsletterDeps, newsletterRoutes} from "../newsletter/routes.ts";
import {privacyRoutes, privateFileRoutes} from "../privacy/routes.ts";
import {sharingRoutes} from "../sharing/routes.ts";
import {createShareRepository} from "../sharing/share-repository.ts";
import {createCounterRepository} from "../stats/counter-repository.ts";
import {statsRoutes} from "../stats/routes.ts";
import {connectRoutes} from "../training/integrations/connect-routes.ts";
import {eventRoutes} from "../training/integrations/event-routes.ts";
import type {PlatformDeps} from "../training/integrations/platform-deps.ts";
import {userPlatformRoutes} from "../training/integrations/user-routes.ts";
import {uploadRoutes} from "../training/uploads/routes.ts";
import {systemRoutes} from "./system-routes.ts";

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
  const shares = createShareRepository(db);
  const readShareLevel = (owner: string, viewer: string) => shares.levelFor(owner, viewer, now());
  const accountDeps = {...deps, notary, signingKeys, accessTokens, readShareLevel};
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
