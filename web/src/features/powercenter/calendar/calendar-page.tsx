import {addDays} from "@gradus/training/numbers/days";
import {useMemo, useState} from "react";
import type {CalendarStore} from "@/client/calendar/calendar-store";
import {useMedia} from "@/client/parts/use-media";
import {useCalendar} from "@/client/resources/use-calendar";
import {Skeleton} from "@/ui/skeleton";
import {useAddressChoices} from "../address/use-address-choices";
import {useAthlete} from "../athlete/athlete-context";
import {kindsToRead, readAddress} from "./calendar-address";
import {CalendarBoard} from "./calendar-board";
import {type CalendarContext, NARROW} from "./calendar-context";
import {weeksOf} from "./calendar-weeks";

interface Props {
  readonly context: CalendarContext;
}

const NONE = {before: 0, after: 0};

export function CalendarPage({context}: Props) {
  const [choices, choose] = useAddressChoices();
  const address = useMemo(() => readAddress(choices), [choices]);
  const isNarrow = useMedia(NARROW);
  const view = address.view ?? (isNarrow ? "list" : "month");
  const day = address.day ?? context.today;
  const [more, setMore] = useState(NONE);
  const weeks = useMemo(
    () => weeksOf(view, day, context.weekStart, more),
    [view, day, context.weekStart, more],
  );
  const kinds = useMemo(() => kindsToRead(address.hidden), [address.hidden]);
  const calendar = useCalendar({
    from: addDays(weeks[0]?.first ?? day, -7),
    to: addDays(weeks.at(-1)?.last ?? day, 7),
    kinds,
    isWithDeleted: address.isWithDeleted,
    athlete: useAthlete()?.user_id ?? null,
  });
  if (!calendar.store) return <Skeleton />;
  const store: CalendarStore = calendar.store;
  return (
    <CalendarBoard
      context={context}
      isNarrow={isNarrow}
      calendar={{...calendar, store}}
      address={address}
      view={view}
      day={day}
      weeks={weeks}
      choose={(changes) => {
        setMore(NONE);
        choose(changes);
      }}
      onMore={(side) => setMore((now) => ({...now, [side]: now[side] + 4}))}
    />
  );
}
