import type {Apparel} from "@gradus/backend/contract/gear";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {DialogForm} from "@/client/parts/dialog-form";
import {addShoe, changeShoe} from "@/client/resources/use-shoes";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import type {DistanceUnit} from "./distance";
import {
  newShoe,
  SHOE_FIELDS,
  type ShoeValues,
  shoeEdit,
  shoeMistakes,
  shoeNotes,
  shoeValues,
} from "./shoe-rules";
import type {ShoesTranslator} from "./shoes-messages";

interface Props {
  /** Null for a new pair. */
  readonly shoe: Apparel | null;
  readonly unit: DistanceUnit;
  readonly t: ShoesTranslator;
  readonly close: () => void;
  readonly onSaved: (shoe: Apparel) => void;
}

export function ShoeForm({shoe, unit, t, close, onSaved}: Props) {
  const before = shoeValues(shoe, unit);
  const form = useForm({
    names: SHOE_FIELDS,
    validate: (values) => shoeMistakes(values, t, unit),
    send,
  });

  async function send(values: ShoeValues) {
    const edit = shoe && shoeEdit(values, shoe, unit);
    const reply = shoe && edit ? await changeShoe(shoe, edit) : await addShoe(newShoe(values, unit));
    if (!reply.ok) {
      return failureOutcome(reply, {names: SHOE_FIELDS, t, notes: shoeNotes(t, unit)});
    }
    close();
    onSaved(reply.data);
    return {kind: "done"} as const;
  }
  const optional = t("common.optional");
  const unitName = unit === "mi" ? t("signup.miles") : t("signup.kilometers");
  return (
    <DialogForm form={form} t={t} close={close}>
      <TextField field={form.field("brand")} label={t("shoes.brand")} defaultValue={before.brand} />
      <TextField field={form.field("model")} label={t("shoes.model")} defaultValue={before.model} />
      <TextField
        field={form.field("name")}
        label={t("shoes.name")}
        optional={optional}
        defaultValue={before.name}
      />
      <TextField
        field={form.field("color")}
        label={t("shoes.color")}
        optional={optional}
        defaultValue={before.color}
      />
      <TextField
        field={form.field("bought_on")}
        label={t("shoes.bought")}
        optional={optional}
        type="date"
        defaultValue={before.bought_on}
      />
      <TextField
        field={form.field("limit_m")}
        label={`${t("shoes.limit")} (${unitName})`}
        optional={optional}
        hint={t("shoes.limitHint")}
        inputMode="decimal"
        defaultValue={before.limit_m}
      />
    </DialogForm>
  );
}
