import {forwardForm} from "@/lib/shop/forward-form";
import {receiptQuery} from "@/lib/shop/receipt-query";

/** A withdrawal by the number of its order, for browsers without scripts. Its button declares it. */
export function POST(request: Request) {
  return forwardForm(
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
    receiptQuery,
  );
}
