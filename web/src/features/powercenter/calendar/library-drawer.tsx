import {useEffect, useId, useMemo, useRef, useState} from "react";
import {WithResource} from "@/client/parts/with-resource";
import {useOwnLibrary, useWorkoutLibrary} from "@/client/resources/use-library";
import {Button} from "@/ui/button";
import {filterLibrary, parseFilter} from "../library/library-filter";
import {itemFromLibrary, itemFromTemplate, type LibraryItem} from "../library/library-item";
import {amountWords, type CalendarContext} from "./calendar-context";
import type {CalendarOverlay} from "./dialog-props";
import type {IncomingWorkout} from "./incoming-workout";
import {ProfileDrawing} from "./profile-drawing";
import {toIncomingWorkout} from "./to-incoming-workout";
import {useDraggable} from "./use-drag";

interface Props {
  readonly context: CalendarContext;
  readonly open: (opened: CalendarOverlay) => void;
  /** Called with what is about to be dragged. */
  readonly onDragStart: (incoming: IncomingWorkout) => void;
  readonly onClose: () => void;
}

export function LibraryDrawer({context, open, onDragStart, onClose}: Props) {
  const {t} = context;
  const common = useWorkoutLibrary(context.locale);
  const own = useOwnLibrary();
  const [search, setSearch] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), []);
  const shared = {context, open, onDragStart, search};
  return (
    <aside className="cal-library" aria-label={t("calendar.library")}>
      <div className="cal-library-head">
        <h2 className="text-h3">{t("calendar.library")}</h2>
        <Button variant="quiet" onClick={onClose}>
          {t("common.close")}
        </Button>
      </div>
      <p className="text-label text-text-2">{t("calendar.libraryText")}</p>
      <label htmlFor={id} className="mt-2 block text-label">
        {t("calendar.librarySearch")}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        className="input"
        autoComplete="off"
        value={search}
        onChange={({target}) => setSearch(target.value)}
      />
      <WithResource resource={own} t={t}>
        {({workouts}) =>
          workouts.length > 0 && (
            <WorkoutList
              {...shared}
              title={t("calendar.libraryMine")}
              workouts={workouts}
              toItem={itemFromTemplate}
            />
          )
        }
      </WithResource>
      <WithResource resource={common} t={t}>
        {({items}) => (
          <WorkoutList
            {...shared}
            title={t("calendar.libraryEverybodys")}
            workouts={items}
            toItem={itemFromLibrary}
          />
        )}
      </WithResource>
    </aside>
  );
}

/** The most shown at once: users who want another one search. */
const PAGE = 20;

interface WorkoutListProps<T> extends Omit<Props, "onClose"> {
  readonly search: string;
  readonly title: string;
  readonly workouts: readonly T[];
  readonly toItem: (workout: T) => LibraryItem;
}

function WorkoutList<T>({search, title, workouts, toItem, context, ...actions}: WorkoutListProps<T>) {
  const {t} = context;
  const [shown, setShown] = useState(PAGE);
  const all = useMemo(() => workouts.map(toItem), [workouts, toItem]);
  const found = useMemo(() => filterLibrary(all, parseFilter({search})), [all, search]);
  return (
    <section aria-label={title}>
      <h3 className="mt-4 text-label">{title}</h3>
      {found.length === 0 && <p className="mt-2 text-text-2">{t("calendar.libraryNothing")}</p>}
      <ul className="cal-shelf">
        {found.slice(0, shown).map((item) => (
          <Row key={item.id} item={item} context={context} {...actions} />
        ))}
      </ul>
      {found.length > shown && (
        <Button variant="quiet" onClick={() => setShown(shown + PAGE)}>
          {t("calendar.libraryMore")}
        </Button>
      )}
    </section>
  );
}

interface RowProps extends Omit<Props, "onClose"> {
  readonly item: LibraryItem;
}

function Row({item, context, open, onDragStart}: RowProps) {
  const {t} = context;
  const element = useRef<HTMLLIElement>(null);
  const incoming = useMemo(() => toIncomingWorkout(item), [item]);
  useDraggable(element, incoming?.card.key ?? null, () => incoming && onDragStart(incoming));
  const stress =
    item.stress === null
      ? null
      : t("calendar.stressOf", {stress: amountWords("stress", item.stress, context)});
  return (
    <li ref={element}>
      <b className="cal-title">{item.title}</b>
      <ProfileDrawing profile={item.profile} share={null} />
      <span className="cal-amounts">
        {[amountWords("duration", item.seconds, context), stress].filter(Boolean).join(", ")}
      </span>
      {incoming && (
        <Button
          variant="quiet"
          aria-label={`${t("calendar.addToDate")} ${item.title}`}
          aria-haspopup="dialog"
          onClick={() => open({kind: "bring", incoming})}
        >
          {t("calendar.addToDate")}
        </Button>
      )}
    </li>
  );
}
