import {forwardForm} from "@/lib/shop/forward-form";

/** Has the link to an order mailed, for browsers without scripts. */
export function POST(request: Request) {
  return forwardForm(request, "/canyon/orders/lookup", ({pretty_id, email}) => ({pretty_id, email}));
}
