import {shoeName, useShoes} from "@/client/resources/use-shoes";
import {SelectField} from "@/ui/form/select-field";
import type {FormField} from "@/ui/form/use-form";
import type {RunTranslator} from "./run-messages";

interface Props {
  readonly field: FormField;
  /** The pair the run names; empty for none. */
  readonly worn: string;
  readonly t: RunTranslator;
}

/** Retired pairs are offered, too: the run may be from their time. */
export function ShoeField({field, worn, t}: Props) {
  const {data} = useShoes();
  // What is not in sight stays as it is: an absent field would take the pair away.
  if (!data) return <input type="hidden" name={field.name} value={worn} />;
  const pairs = data.items.map((shoe) => ({value: shoe.id, label: shoeName(shoe)}));
  return (
    <SelectField
      field={field}
      label={t("runs.shoe")}
      optional={t("common.optional")}
      choices={[{value: "", label: t("runs.noShoe")}, ...pairs]}
      defaultValue={worn}
    />
  );
}
