import type {ViewedAthlete} from "../athlete/athlete-context";
import type {CalendarContext} from "./calendar-context";

interface Props {
  readonly athlete: ViewedAthlete | null;
  readonly context: CalendarContext;
}

export function ReadOnlyNote({athlete, context: {t}}: Props) {
  if (athlete === null) return null;
  return <p className="mt-4 text-text-2">{t("calendar.readOnly", {name: athlete.name})}</p>;
}
