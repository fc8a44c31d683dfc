import type {AccountEndpoints} from "./account";
import type {AuthEndpoints} from "./auth";
import type {CoachesEndpoints} from "./coaches";
import type {GearEndpoints} from "./gear";
import type {NewsletterEndpoints} from "./newsletter";
import type {PlatformsEndpoints} from "./platforms";
import type {PrivacyEndpoints} from "./privacy";
import type {SecondFactorEndpoints} from "./second-factor";
import type {SharingEndpoints} from "./sharing";

/** Every call the site makes from the browser. The contract is the only place its shapes are written. */
export interface Endpoints
  extends AuthEndpoints,
    AccountEndpoints,
    GearEndpoints,
    SharingEndpoints,
    PlatformsEndpoints,
    PrivacyEndpoints,
    SecondFactorEndpoints,
    CoachesEndpoints,
    NewsletterEndpoints {}
