import {passFormOn} from "@/lib/shop/pass-form-on";

/** Has the link to an order mailed, for browsers without scripts. */
export function POST(request: Request) {
  return passFormOn(request, "/canyon/orders/lookup", ({pretty_id, email}) => ({pretty_id, email}));
}
