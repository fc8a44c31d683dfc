import {RUN_TYPES, SURFACES} from "@gradus/backend/contract/activity-values";
import {type SubmitEvent, useId} from "react";
import {shoeName, useShoes} from "@/client/resources/use-shoes";
import {Button} from "@/ui/button";
import {SelectField} from "@/ui/form/select-field";
import {TextField} from "@/ui/form/text-field";
import {type FilterName, isFiltered, parseFilter, type RunFilter} from "./run-filter";
import type {RunsTranslator} from "./runs-messages";

interface Props {
  readonly filter: RunFilter;
  readonly t: RunsTranslator;
  readonly onChange: (next: RunFilter) => void;
}

export function RunFilters({filter, t, onChange}: Props) {
  return (
    <details className="run-filters" open={isFiltered(filter) || undefined}>
      <summary className="text-ui">{t("runs.filters")}</summary>
      {/* A changed filter remounts the form, so that its fields start with the values of the address. */}
      <Fields key={JSON.stringify(filter)} filter={filter} t={t} onChange={onChange} />
    </details>
  );
}

function Fields({filter, t, onChange}: Props) {
  const id = useId();
  const shoes = useShoes();
  const field = (name: FilterName) => ({name, id: `${id}-${name}`, mistake: null});
  const all = {value: "", label: t("runs.all")};
  const shoeOptions = shoes.data?.items.map((shoe) => ({value: shoe.id, label: shoeName(shoe)})) ?? [];
  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onChange(parseFilter(new FormData(event.currentTarget)));
  }
  return (
    <form method="get" className="run-filter-fields" onSubmit={apply}>
      <TextField
        field={field("q")}
        label={t("runs.words")}
        type="search"
        className=""
        defaultValue={filter.q}
      />
      <TextField
        field={field("from")}
        label={t("runs.from")}
        type="date"
        className=""
        defaultValue={filter.from}
      />
      <TextField field={field("to")} label={t("runs.to")} type="date" className="" defaultValue={filter.to} />
      <SelectField
        field={field("type")}
        label={t("runs.type")}
        className=""
        choices={[all, ...RUN_TYPES.map((value) => ({value, label: t(`runType.${value}`)}))]}
        defaultValue={filter.type ?? ""}
      />
      <SelectField
        field={field("surface")}
        label={t("runs.surface")}
        className=""
        choices={[all, ...SURFACES.map((value) => ({value, label: t(`runSurface.${value}`)}))]}
        defaultValue={filter.surface ?? ""}
      />
      <SelectField
        key={shoeOptions.length}
        field={field("shoe")}
        label={t("runs.shoe")}
        className=""
        choices={[all, {value: "none", label: t("runs.noShoe")}, ...shoeOptions]}
        defaultValue={filter.shoe ?? ""}
      />
      <div className="flex flex-wrap gap-4">
        <Button type="submit">{t("runs.show")}</Button>
        {isFiltered(filter) && (
          <Button variant="quiet" onClick={() => onChange({})}>
            {t("common.clearFilters")}
          </Button>
        )}
      </div>
    </form>
  );
}
