import {addDays} from "@gradus/training/numbers/days";
import {Button} from "@/ui/button";
import {mayPlan, useAthlete} from "../athletes/athlete-context";
import type {BoardProps} from "./board-props";
import {CalendarDialogs} from "./calendar-dialogs";
import {monthYear} from "./calendar-kit";
import {CalendarToolbar} from "./calendar-toolbar";
import {addMonths} from "./calendar-weeks";
import {ListView} from "./list-view";
import {MonthTable} from "./month-table";
import {NoticeLine} from "./notice-line";
import {PlanRibbon} from "./plan-ribbon";
import {useBoard} from "./use-board";
import {planOf} from "./week-totals";

/** The calendar itself: its head, one of its views, and what is asked and said above it. */
export function CalendarBoard(props: BoardProps) {
  const {kit, view, day, onMore, library} = props;
  const {board, root, onKeyDown, moving, actions, ...dialogs} = useBoard(props);
  const {t} = kit;
  return (
    <div ref={root} className="calendar" data-view={view}>
      <Head {...props} steps={actions.steps.length} open={dialogs.open} />
      <Ribbon {...props} />
      <Empty {...props} board={board} />
      {view === "list" ? (
        <ListView board={board} />
      ) : (
        <MonthTable board={board} label={monthYear(t.formatLocale, day)} onKeyDown={onKeyDown} />
      )}
      <p className="cal-more">
        <Button variant="quiet" onClick={() => onMore("after")}>
          {t("calendar.later")}
        </Button>
      </p>
      {library}
      <p role="status" aria-live="assertive" className="sr-only">
        {moving.said}
      </p>
      <NoticeLine actions={actions} kit={kit} />
      <CalendarDialogs {...dialogs} kit={kit} actions={actions} onMove={moving.askToMove} />
    </div>
  );
}

interface HeadProps extends BoardProps {
  readonly steps: number;
  readonly open: ReturnType<typeof useBoard>["open"];
}

function Head({open, steps, ...props}: HeadProps) {
  const {view, day, choose} = props;
  const month = `${day.slice(0, 7)}-01`;
  return (
    <CalendarToolbar
      {...props}
      steps={steps}
      onStep={(by) => choose({day: view === "month" ? addMonths(month, by) : addDays(day, 7 * by)})}
      onAdd={() => open({kind: "day", day})}
      onHistory={() => open({kind: "history"})}
      onHelp={() => open({kind: "help"})}
    />
  );
}

function Ribbon({kit, address, calendar, view, day, weeks}: BoardProps) {
  const {items} = calendar.state;
  const plan = planOf(items, weeks[0]?.first ?? day, weeks.at(-1)?.last ?? day);
  if (plan === null || view === "list" || address.hidden.includes("plans")) return null;
  return <PlanRibbon plan={plan} items={items} kit={kit} />;
}

function Empty({kit: {t, today}, board}: BoardProps & Pick<ReturnType<typeof useBoard>, "board">) {
  const {weeks, cards} = board;
  const isEmpty = weeks.every(
    (week) => board.stateOf(week) === "loaded" && !week.days.some((day) => cards.has(day)),
  );
  const canPlan = mayPlan(useAthlete());
  if (!isEmpty) return null;
  const first = weeks[0]?.first ?? today;
  return (
    <p className="cal-empty">
      {t("calendar.empty")}{" "}
      {canPlan && (
        <Button variant="secondary" onClick={() => board.onAdd(first > today ? first : today)}>
          {t("calendar.add")}
        </Button>
      )}
    </p>
  );
}
