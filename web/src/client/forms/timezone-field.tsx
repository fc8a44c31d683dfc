import {useState} from "react";
import type {ClientTranslator} from "@/i18n/message-types";
import {TextField} from "@/ui/form/text-field";
import type {FormField} from "@/ui/form/use-form";
import {listZones, type TIMEZONE_MESSAGES, timeIn, zoneLabel, zoneOf} from "./timezones";

interface Props {
  readonly field: FormField;
  readonly t: ClientTranslator<(typeof TIMEZONE_MESSAGES)[number]>;
  readonly defaultValue: string | undefined;
}

export function TimezoneField({field, t, defaultValue = ""}: Props) {
  const [typed, setTyped] = useState(defaultValue);
  const zone = zoneOf(typed);
  const list = `${field.id}-zones`;
  return (
    <>
      <TextField
        field={field}
        label={t("signup.timezone")}
        hint={t("signup.timezoneFind")}
        list={list}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        // The list is filtered by the text: with the zone still in the field it would contain that zone alone.
        onFocus={(event) => event.currentTarget.select()}
        onBlur={({currentTarget}) => {
          const typedZone = zoneOf(currentTarget.value);
          if (typedZone) setTyped(zoneLabel(typedZone));
        }}
      />
      <datalist id={list}>
        {listZones().map((each) => (
          <option key={each} value={zoneLabel(each)} />
        ))}
      </datalist>
      <p className="mt-2 min-h-6 text-text-2" aria-live="polite">
        {zone && t("signup.timezoneNow", {time: timeIn(zone, new Date(), t.formatLocale)})}
      </p>
    </>
  );
}
