import type {ViewedAthlete} from "../athlete/athlete-context";
import type {CalendarKit} from "./calendar-kit";

interface Props {
  readonly athlete: ViewedAthlete | null;
  readonly kit: CalendarKit;
}

/** Why the viewer finds nothing to change: what the runner lets them see is not what the runner lets them change. */
export function ReadOnly({athlete, kit: {t}}: Props) {
  if (athlete === null) return null;
  return <p className="mt-4 text-text-2">{t("calendar.readOnly", {name: athlete.name})}</p>;
}
