import {ACCESS_DATA, PROFILE_DATA} from "../accounts/personal-data.ts";
import {COACH_DATA} from "../coaches/personal-data.ts";
import {AUDIT_DATA} from "../core/audit/personal-data.ts";
import {MAIL_DATA} from "../core/mail/personal-data.ts";
import type {PersonalTable} from "../core/personal-data/personal-table.ts";
import {FEATURE_DATA} from "../feature-flags/personal-data.ts";
import {GEAR_DATA} from "../gear/personal-data.ts";
import {AGREEMENT_DATA} from "../legal/agreements/personal-data.ts";
import {NEWSLETTER_DATA} from "../newsletter/personal-data.ts";
import {EXPORT_DATA, PRIVACY_DATA} from "../privacy/privacy-data.ts";
import {SHARING_DATA} from "../sharing/personal-data.ts";
import {PLATFORM_DATA} from "../training/integrations/personal-data.ts";
import {UPLOAD_DATA} from "../training/uploads/personal-data.ts";

/**
 * Every table that holds something about people. A copy of someone's data is made from this list, and an account is
 * erased by it, in its order: what hangs on the account goes before what opens it.
 */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  ...EXPORT_DATA,
  // Before platforms: ending one of those writes to the audit, and then nothing may be waited for that others hold.
  ...SHARING_DATA,
  ...PLATFORM_DATA,
  ...UPLOAD_DATA,
  ...GEAR_DATA,
  ...COACH_DATA,
  ...FEATURE_DATA,
  ...NEWSLETTER_DATA,
  ...MAIL_DATA,
  ...AGREEMENT_DATA,
  ...AUDIT_DATA,
  ...PROFILE_DATA,
  ...ACCESS_DATA,
  ...PRIVACY_DATA,
];
