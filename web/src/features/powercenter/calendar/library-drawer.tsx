import {useEffect, useId, useMemo, useRef, useState} from "react";
import {WithResource} from "@/client/parts/with-resource";
import {useOwnLibrary, useWorkoutLibrary} from "@/client/resources/use-library";
import {Button} from "@/ui/button";
import {filterLibrary, parseFilter} from "../library/library-filter";
import {type LibraryItem, ofLibrary, ofTemplate} from "../library/library-item";
import {broughtFrom} from "./bring-item";
import type {IncomingWorkout} from "./brought";
import type {CalendarOverlay} from "./calendar-dialogs";
import {amountWords, type CalendarKit} from "./calendar-kit";
import {ProfileDrawing} from "./profile-drawing";
import {useDraggable} from "./use-drag";

interface Props {
  readonly kit: CalendarKit;
  readonly open: (opened: CalendarOverlay) => void;
  /** Called with what is about to be dragged. */
  readonly onBring: (brought: IncomingWorkout) => void;
  readonly onClose: () => void;
}

/** Both libraries beside the calendar: a workout is dragged onto a day, or added to a date. */
export function LibraryDrawer({kit, open, onBring, onClose}: Props) {
  const {t} = kit;
  const common = useWorkoutLibrary(kit.locale);
  const own = useOwnLibrary();
  const [search, setSearch] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), []);
  const shared = {kit, open, onBring, search};
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
            <Shelf {...shared} title={t("calendar.libraryMine")} workouts={workouts} of={ofTemplate} />
          )
        }
      </WithResource>
      <WithResource resource={common} t={t}>
        {({items}) => (
          <Shelf {...shared} title={t("calendar.libraryEverybodys")} workouts={items} of={ofLibrary} />
        )}
      </WithResource>
    </aside>
  );
}

/** The most shown at once: users who want another one search. */
const PAGE = 20;

interface ShelfProps<T> extends Omit<Props, "onClose"> {
  readonly search: string;
  readonly title: string;
  readonly workouts: readonly T[];
  readonly of: (workout: T) => LibraryItem;
}

function Shelf<T>({search, title, workouts, of, kit, ...told}: ShelfProps<T>) {
  const {t} = kit;
  const [shown, setShown] = useState(PAGE);
  const all = useMemo(() => workouts.map(of), [workouts, of]);
  const found = useMemo(() => filterLibrary(all, parseFilter({search})), [all, search]);
  return (
    <section aria-label={title}>
      <h3 className="mt-4 text-label">{title}</h3>
      {found.length === 0 && <p className="mt-2 text-text-2">{t("calendar.libraryNothing")}</p>}
      <ul className="cal-shelf">
        {found.slice(0, shown).map((item) => (
          <Row key={item.id} item={item} kit={kit} {...told} />
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

function Row({item, kit, open, onBring}: RowProps) {
  const {t} = kit;
  const element = useRef<HTMLLIElement>(null);
  const brought = useMemo(() => broughtFrom(item), [item]);
  useDraggable(element, brought?.card.key ?? null, () => brought && onBring(brought));
  const stress =
    item.stress === null ? null : t("calendar.stressOf", {stress: amountWords("stress", item.stress, kit)});
  return (
    <li ref={element}>
      <b className="cal-title">{item.title}</b>
      <ProfileDrawing profile={item.profile} share={null} />
      <span className="cal-amounts">
        {[amountWords("duration", item.seconds, kit), stress].filter(Boolean).join(", ")}
      </span>
      {brought && (
        <Button
          variant="quiet"
          aria-label={`${t("calendar.addToDate")} ${item.title}`}
          aria-haspopup="dialog"
          onClick={() => open({kind: "bring", brought})}
        >
          {t("calendar.addToDate")}
        </Button>
      )}
    </li>
  );
}
