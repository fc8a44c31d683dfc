import {z} from "zod";

/** Who carries parcels. The page has a name for each; `other` has no page to follow it on. */
const CARRIERS = ["dhl", "dpd", "fedex", "gls", "ups", "usps", "other"] as const;
export const carrier = z.enum(CARRIERS);
export type Carrier = z.infer<typeof carrier>;
