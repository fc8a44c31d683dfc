import type {AccountEndpoints} from "./account";
import type {AuthEndpoints} from "./auth";
import type {CalendarEndpoints} from "./calendar";
import type {CoachesEndpoints} from "./coaches";
import type {CoachingEndpoints} from "./coaching";
import type {GearEndpoints} from "./gear";
import type {LibraryEndpoints} from "./library";
import type {MembershipEndpoints} from "./membership";
import type {NewsletterEndpoints} from "./newsletter";
import type {OrdersEndpoints} from "./orders";
import type {PlacesEndpoints} from "./places";
import type {PlansEndpoints} from "./plans";
import type {PlatformsEndpoints} from "./platforms";
import type {PowerEndpoints} from "./power";
import type {PrivacyEndpoints} from "./privacy";
import type {RacesEndpoints} from "./races";
import type {RunEditsEndpoints} from "./run-edits";
import type {RunPageEndpoints} from "./run-page";
import type {RunsEndpoints} from "./runs";
import type {SecondFactorEndpoints} from "./second-factor";
import type {SharedRunsEndpoints} from "./shared-runs";
import type {SharingEndpoints} from "./sharing";
import type {ShopEndpoints} from "./shop";
import type {StatisticsEndpoints} from "./statistics";

/** Every call the site makes from the browser. The contract is the only place its shapes are written. */
export interface Endpoints
  extends AuthEndpoints,
    AccountEndpoints,
    CalendarEndpoints,
    GearEndpoints,
    SharingEndpoints,
    PlacesEndpoints,
    PlansEndpoints,
    PlatformsEndpoints,
    PowerEndpoints,
    PrivacyEndpoints,
    RacesEndpoints,
    RunPageEndpoints,
    RunsEndpoints,
    RunEditsEndpoints,
    SecondFactorEndpoints,
    CoachesEndpoints,
    CoachingEndpoints,
    MembershipEndpoints,
    NewsletterEndpoints,
    OrdersEndpoints,
    ShopEndpoints,
    PowerEndpoints,
    SharedRunsEndpoints,
    StatisticsEndpoints,
    LibraryEndpoints {}
