import {passFormOn} from "@/lib/shop/pass-form-on";
import {toldReceipt} from "@/lib/shop/told-receipt";

/** A cancellation, for browsers without scripts. Its button declares it. */
export function POST(request: Request) {
  return passFormOn(
    request,
    "/canyon/cancellations",
    ({name, email, contract, notice, details, wanted_on, region, locale}) => ({
      name,
      email,
      contract,
      notice,
      wanted_on: wanted_on || null,
      region,
      locale,
      confirm: true,
      ...(details && {details}),
    }),
    toldReceipt,
  );
}
