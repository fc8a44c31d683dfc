import type {Db} from "../../core/db/db.ts";
import {findApplicableText} from "../../legal/evidence/applicable-text.ts";
import type {OrderRow} from "./order-repository.ts";

type Ordered = Pick<OrderRow, "region" | "locale" | "placed_at">;

/** The legal text on returns that applied when an order was placed, with its seller; null where none is recorded. */
export const returnsTextOf = (db: Db, {region, locale, placed_at}: Ordered) =>
  findApplicableText(db, {kind: "returns", market: {region, locale}, at: placed_at});

type ReturnsText = Awaited<ReturnType<typeof returnsTextOf>>;

/** Who sold it, as far as the record names them; null where nothing was recorded. */
export const sellerOf = (text: ReturnsText) =>
  text && {name: setValue(text.seller.provider), email: setValue(text.seller.supportEmail)};

/** Null for text in brackets: it marks a value that is still to be set. */
const setValue = (value: string) => (value === "" || value.includes("[") ? null : value);
