import type {Carrier} from "../../contract/carriers.ts";

const PAGES: Readonly<Record<Carrier, string | null>> = {
  dhl: "https://www.dhl.com/global-en/home/tracking.html?tracking-id=",
  dpd: "https://www.dpdgroup.com/be/mydpd/my-parcels/incoming?parcelNumber=",
  fedex: "https://www.fedex.com/fedextrack/?trknbr=",
  gls: "https://gls-group.com/track/",
  ups: "https://www.ups.com/track?tracknum=",
  usps: "https://tools.usps.com/go/TrackConfirmAction?tLabels=",
  other: null,
};

/** Null where the carrier has no such page or the number is missing. */
export function trackingPage(carrier: Carrier, tracking: string | null): string | null {
  const page = PAGES[carrier];
  return page === null || tracking === null ? null : page + encodeURIComponent(tracking);
}
