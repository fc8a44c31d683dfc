import type * as cart from "@gradus/backend/contract/cart";
import type * as checkout from "@gradus/backend/contract/checkout";
import type {z} from "zod";
import type {Call} from "./call";

/** Cart and checkout, through the site: it adds the cart's token, which no script can read. */
export interface ShopEndpoints {
  "GET /api/shop/cart": Call<null, z.ZodNullable<typeof cart.cart>>;
  "POST /api/shop/cart": Call<typeof cart.newCart, typeof cart.cart>;
  "PATCH /api/shop/cart": Call<typeof cart.cartEdit, typeof cart.cart>;
  "POST /api/shop/cart/merge": Call<typeof cart.cartMerge, z.ZodNullable<typeof cart.cart>>;
  "POST /api/shop/checkout": Call<typeof checkout.newCheckout, typeof checkout.checkoutReply>;
  "GET /api/shop/checkout/{session_id}": Call<null, typeof checkout.checkoutState>;
}
