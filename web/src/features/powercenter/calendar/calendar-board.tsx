import {addDays} from "@gradus/training/numbers/days";
import {type KeyboardEvent, lazy, Suspense, useState} from "react";
import {Button} from "@/ui/button";
import {Skeleton} from "@/ui/skeleton";
import {mayPlan, useAthlete} from "../athlete/athlete-context";
import type {Board} from "./board";
import type {BoardProps} from "./board-props";
import {monthYear} from "./calendar-context";
import {CalendarDialogs, isDialogShown} from "./calendar-dialogs";
import {CalendarToolbar} from "./calendar-toolbar";
import {addMonths} from "./calendar-weeks";
import {ListView} from "./list-view";
import {MonthTable} from "./month-table";
import {NoticeLine} from "./notice-line";
import {PlanRibbon} from "./plan-ribbon";
import {SelectionActions} from "./selection-actions";
import {type Choosing, useBoard} from "./use-board";
import {planOf} from "./week-totals";

const LibraryDrawer = lazy(async () => ({default: (await import("./library-drawer")).LibraryDrawer}));

export function CalendarBoard(props: BoardProps) {
  const {context, onMore} = props;
  const {board, root, focus, onKeyDown, moving, choosing, actions, ...dialogs} = useBoard(props);
  const [isLibraryOpen, setLibraryOpen] = useState(false);
  const closeLibrary = () => {
    focus.on(".cal-library-toggle");
    setLibraryOpen(false);
  };
  return (
    <div ref={root} className="calendar" data-view={props.view}>
      <Head
        {...props}
        steps={actions.steps.length}
        open={dialogs.open}
        choosing={choosing}
        isLibraryOpen={isLibraryOpen}
        onLibrary={() => (isLibraryOpen ? closeLibrary() : setLibraryOpen(true))}
      />
      <Ribbon {...props} />
      <Empty {...props} board={board} />
      <div className="cal-body" data-library={isLibraryOpen || undefined}>
        {isLibraryOpen && (
          <Suspense fallback={<Skeleton />}>
            <LibraryDrawer
              context={context}
              open={dialogs.open}
              onDragStart={moving.setIncoming}
              onClose={closeLibrary}
            />
          </Suspense>
        )}
        <View {...props} board={board} onKeyDown={onKeyDown} />
      </div>
      <p className="cal-more">
        <Button variant="quiet" onClick={() => onMore("after")}>
          {context.t("calendar.later")}
        </Button>
      </p>
      <p role="status" aria-live="assertive" className="sr-only">
        {moving.announcement}
      </p>
      <SelectionActions
        selection={choosing}
        context={context}
        actions={actions}
        open={dialogs.open}
        onEnd={choosing.end}
      />
      <NoticeLine actions={actions} context={context} isElsewhere={isDialogShown(actions, dialogs)} />
      <CalendarDialogs
        {...dialogs}
        context={context}
        actions={actions}
        onMove={moving.requestMove}
        onChosen={choosing.end}
      />
    </div>
  );
}

interface ViewProps extends BoardProps {
  readonly board: Board;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A week of a phone is a list as well: seven columns of cards have no room there. */
function View({context, view, day, isNarrow, board, onKeyDown}: ViewProps) {
  if (view === "list" || (view === "week" && isNarrow)) return <ListView board={board} />;
  return (
    <div className="cal-view">
      <MonthTable board={board} label={monthYear(context.t.formatLocale, day)} onKeyDown={onKeyDown} />
    </div>
  );
}

interface HeadProps extends BoardProps {
  readonly steps: number;
  readonly choosing: Choosing;
  readonly isLibraryOpen: boolean;
  readonly onLibrary: () => void;
  readonly open: ReturnType<typeof useBoard>["open"];
}

function Head({open, choosing, ...props}: HeadProps) {
  const {view, day, choose} = props;
  const month = `${day.slice(0, 7)}-01`;
  return (
    <CalendarToolbar
      {...props}
      isChoosing={choosing.keys !== null}
      onChoosing={() => (choosing.keys === null ? choosing.begin() : choosing.end())}
      onStep={(by) => choose({day: view === "month" ? addMonths(month, by) : addDays(day, 7 * by)})}
      onAdd={() => open({kind: "day", day})}
      onHistory={() => open({kind: "history"})}
      onHelp={() => open({kind: "help"})}
    />
  );
}

function Ribbon({context, address, calendar, view, day, weeks}: BoardProps) {
  const {items} = calendar.state;
  const plan = planOf(items, weeks[0]?.first ?? day, weeks.at(-1)?.last ?? day);
  if (plan === null || view === "list" || address.hidden.includes("plans")) return null;
  return <PlanRibbon plan={plan} items={items} context={context} />;
}

function Empty({context: {t, today}, board}: BoardProps & Pick<ReturnType<typeof useBoard>, "board">) {
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
