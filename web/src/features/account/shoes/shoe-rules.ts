import type {Apparel, ApparelEdit, NewApparel} from "@gradus/backend/contract/gear";
import {GEAR_BOUNDS} from "@gradus/backend/contract/gear-values";
import {type FieldNotes, fieldMistakes} from "@/client/forms/field-mistakes";
import {calendarDay, filledText, numberWithin, parseNumber, plainText} from "@/client/forms/field-rules";
import type {Translator} from "@/i18n/message-types";
import type {FormValues} from "@/ui/form/form-state";
import {type DistanceUnit, fromMetres, toMetres} from "./distance";
import type {ShoesTranslator} from "./shoes-messages";

export const SHOE_FIELDS = ["brand", "model", "name", "color", "bought_on", "limit_m"] as const;
export type ShoeValues = FormValues<(typeof SHOE_FIELDS)[number]>;

const TEXT = GEAR_BOUNDS.apparel_text;

export function shoeValues(shoe: Apparel | null, unit: DistanceUnit): ShoeValues {
  return {
    brand: shoe?.brand ?? "",
    model: shoe?.model ?? "",
    name: shoe?.name ?? "",
    color: shoe?.color ?? "",
    bought_on: shoe?.bought_on ?? "",
    limit_m: shoe?.limit_m == null ? "" : String(fromMetres(shoe.limit_m, unit)),
  };
}

function limitBounds(unit: DistanceUnit) {
  const {min, max} = GEAR_BOUNDS.limit_m;
  return {min: Math.ceil(min / toMetres(1, unit)), max: Math.floor(max / toMetres(1, unit))};
}

export function shoeNotes(t: Translator<"shoes.boughtFuture">, unit: DistanceUnit): FieldNotes {
  return {
    brand: TEXT,
    model: TEXT,
    name: TEXT,
    color: TEXT,
    bought_on: {words: {out_of_range: t("shoes.boughtFuture")}},
    limit_m: limitBounds(unit),
  };
}

export function shoeMistakes(values: ShoeValues, t: ShoesTranslator, unit: DistanceUnit) {
  const {brand, model, name, color, bought_on, limit_m} = values;
  const whole = numberWithin(limitBounds(unit));
  return fieldMistakes(
    {
      brand: filledText(TEXT.max)(brand),
      model: filledText(TEXT.max)(model),
      name: plainText(TEXT.max)(name),
      color: plainText(TEXT.max)(color),
      bought_on: bought_on === "" ? undefined : calendarDay(bought_on),
      limit_m: limit_m.trim() === "" ? undefined : whole(limit_m),
    },
    t,
    shoeNotes(t, unit),
  );
}

/** Only what differs from what is saved: a limit shown in miles does not change by being shown. */
export function shoeEdit(values: ShoeValues, shoe: Apparel, unit: DistanceUnit): ApparelEdit {
  const before = shoeValues(shoe, unit);
  const after = newShoe(values, unit);
  const edit: ApparelEdit = {};
  if (values.brand !== before.brand) edit.brand = after.brand;
  if (values.model !== before.model) edit.model = after.model;
  if (values.name !== before.name) edit.name = after.name;
  if (values.color !== before.color) edit.color = after.color;
  if (values.bought_on !== before.bought_on) edit.bought_on = after.bought_on;
  if (values.limit_m !== before.limit_m) edit.limit_m = after.limit_m;
  return edit;
}

export function newShoe({brand, model, name, color, bought_on, limit_m}: ShoeValues, unit: DistanceUnit) {
  const limit = parseNumber(limit_m);
  return {
    brand: brand.trim(),
    model: model.trim(),
    name: name.trim() || null,
    color: color.trim() || null,
    bought_on: bought_on || null,
    limit_m: limit === null ? null : toMetres(limit, unit),
  } satisfies NewApparel;
}
