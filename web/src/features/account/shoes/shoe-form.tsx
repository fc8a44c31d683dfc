"use client";

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
import type {ShoesWords} from "./shoes-words";

interface Props {
  /** Null for a new pair. */
  readonly shoe: Apparel | null;
  readonly unit: DistanceUnit;
  readonly words: ShoesWords;
  readonly close: () => void;
  readonly onSaved: (shoe: Apparel) => void;
}

export function ShoeForm({shoe, unit, words, close, onSaved}: Props) {
  const before = shoeValues(shoe, unit);
  const form = useForm({
    names: SHOE_FIELDS,
    validate: (values) => shoeMistakes(values, words, unit),
    send,
  });

  async function send(values: ShoeValues) {
    const edit = shoe && shoeEdit(values, shoe, unit);
    const reply = shoe && edit ? await changeShoe(shoe, edit) : await addShoe(newShoe(values, unit));
    if (!reply.ok) {
      return failureOutcome(reply, {names: SHOE_FIELDS, words: words.form, notes: shoeNotes(words, unit)});
    }
    close();
    onSaved(reply.data);
    return {kind: "done"} as const;
  }
  const optional = words.form.common.optional;
  const unitName = unit === "mi" ? words.miles : words.kilometers;
  return (
    <DialogForm {...{form, words, close}}>
      <TextField field={form.field("brand")} label={words.brand} defaultValue={before.brand} />
      <TextField field={form.field("model")} label={words.model} defaultValue={before.model} />
      <TextField {...{field: form.field("name"), label: words.name, optional}} defaultValue={before.name} />
      <TextField
        {...{field: form.field("color"), label: words.color, optional}}
        defaultValue={before.color}
      />
      <TextField
        {...{field: form.field("bought_on"), label: words.bought, optional}}
        type="date"
        defaultValue={before.bought_on}
      />
      <TextField
        {...{field: form.field("limit_m"), label: `${words.limit} (${unitName})`, optional}}
        hint={words.limitHint}
        inputMode="decimal"
        defaultValue={before.limit_m}
      />
    </DialogForm>
  );
}
