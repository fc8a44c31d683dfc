import {passFormOn} from "@/lib/shop/pass-form-on";
import {toldReceipt} from "@/lib/shop/told-receipt";

/** A withdrawal by the number of its order, for browsers without scripts. Its button declares it. */
export function POST(request: Request) {
  return passFormOn(
    request,
    "/canyon/withdrawals",
    ({name, email, order_number, details, region, locale}) => ({
      name,
      email,
      order_number,
      region,
      locale,
      confirm: true,
      ...(details && {details}),
    }),
    toldReceipt,
  );
}
