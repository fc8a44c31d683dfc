import type {Order} from "@gradus/backend/contract/orders";
import {formatDay} from "@/lib/format/dates";
import {regionDay} from "@/lib/time/region-day";
import type {OrderPlace} from "./order-place";

/** The day of a moment where the order was placed: the same on the server and in every browser. */
export const orderDate = (
  at: string,
  {region}: Pick<Order, "region">,
  {market}: Pick<OrderPlace, "market">,
) => formatDay(regionDay(new Date(at), region), market);
