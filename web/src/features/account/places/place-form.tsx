import {PLACE_BOUNDS} from "@gradus/backend/contract/place-values";
import type {Place} from "@gradus/backend/contract/places";
import {useState} from "react";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {DialogForm} from "@/client/parts/dialog-form";
import {addPlace} from "@/client/resources/use-places";
import {useRuns} from "@/client/resources/use-runs";
import {dateFormat, numberFormat} from "@/lib/format/intl";
import {SelectField} from "@/ui/form/select-field";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import {newPlace, PLACE_FIELDS, PLACE_NOTES, type PlaceValues, placeMistakes, startOf} from "./place-rules";
import type {PlacesTranslator} from "./places-messages";

interface Props {
  readonly t: PlacesTranslator;
  readonly close: () => void;
  readonly onAdded: (place: Place) => void;
}

export function PlaceForm({t, close, onAdded}: Props) {
  const [at, setAt] = useState({latitude: "", longitude: ""});
  const starts = useStarts(t);
  const form = useForm({
    names: PLACE_FIELDS,
    validate: (values) => placeMistakes(values, t),
    send,
  });

  async function send(values: PlaceValues) {
    const reply = await addPlace(newPlace(values));
    if (!reply.ok) {
      const failures = {limit_reached: t("places.full", {count: PLACE_BOUNDS.places})};
      return failureOutcome(reply, {names: PLACE_FIELDS, t, notes: PLACE_NOTES, failures});
    }
    close();
    onAdded(reply.data);
    return {kind: "done"} as const;
  }
  return (
    <DialogForm form={form} t={t} close={close}>
      <TextField
        field={form.field("name")}
        label={t("places.name")}
        hint={t("places.nameHint")}
        autoComplete="off"
      />
      {starts.length > 0 && (
        <SelectField
          field={{name: "run", id: "place-run", mistake: null}}
          label={t("places.fromRun")}
          hint={t("places.fromRunHint")}
          choices={[{value: "", label: t("places.typed")}, ...starts]}
          onChange={({target}) => {
            const start = starts.find(({value}) => value === target.value);
            if (start) setAt({latitude: start.latitude, longitude: start.longitude});
          }}
        />
      )}
      <TextField
        field={form.field("latitude")}
        label={t("places.latitude")}
        hint={t("places.latitudeHint")}
        autoComplete="off"
        value={at.latitude}
        onChange={({target}) => setAt({...at, latitude: target.value})}
      />
      <TextField
        field={form.field("longitude")}
        label={t("places.longitude")}
        hint={t("places.longitudeHint")}
        autoComplete="off"
        value={at.longitude}
        onChange={({target}) => setAt({...at, longitude: target.value})}
      />
      <TextField
        field={form.field("radius")}
        label={t("places.radius")}
        hint={t("places.radiusHint", PLACE_BOUNDS.radius)}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={String(PLACE_BOUNDS.radius.usual)}
      />
    </DialogForm>
  );
}

/** Runs among which a place to hide usually is. */
const RUNS = "20";
// Five decimals are a metre, as exact as the line of a run.
const DECIMALS = 5;

/** Where the latest runs began, as choices. */
function useStarts({formatLocale}: PlacesTranslator) {
  const runs = useRuns({limit: RUNS}).data ?? [];
  const day = dateFormat(formatLocale, {dateStyle: "medium", timeZone: "UTC"});
  const number = numberFormat(formatLocale, {
    minimumFractionDigits: DECIMALS,
    maximumFractionDigits: DECIMALS,
  });
  return runs.flatMap((run) => {
    const start = startOf(run);
    if (!start) return [];
    return {
      value: run.id,
      label: `${run.name}, ${day.format(new Date(run.local_day))}`,
      latitude: number.format(start.latitude),
      longitude: number.format(start.longitude),
    };
  });
}
