import {forwardForm} from "@/lib/shop/forward-form";
import {receiptQuery} from "@/lib/shop/receipt-query";

/** A cancellation, for browsers without scripts. Its button declares it. */
export function POST(request: Request) {
  return forwardForm(
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
    receiptQuery,
  );
}
