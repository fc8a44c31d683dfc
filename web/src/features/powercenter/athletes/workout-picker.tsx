import {useDeferredValue, useId, useMemo, useState} from "react";
import {WithResource} from "@/client/parts/with-resource";
import {useOwnLibrary, useWorkoutLibrary} from "@/client/resources/use-library";
import {Button} from "@/ui/button";
import {WorkoutProfile} from "../builder/workout-profile";
import type {RunFormat} from "../format/run-format";
import {filterLibrary, parseFilter} from "../library/library-filter";
import {itemFromLibrary, itemFromTemplate, type LibraryItem} from "../library/library-item";
import type {AthletesTranslator} from "./athletes-messages";

interface Props {
  readonly locale: string;
  readonly picked: string | null;
  readonly onPick: (id: string) => void;
  readonly format: RunFormat;
  readonly t: AthletesTranslator;
}

/** So many at a time: a dialog is no place for hundreds. */
const PAGE_SIZE = 6;

export function WorkoutPicker({locale, ...about}: Props) {
  const common = useWorkoutLibrary(locale);
  const own = useOwnLibrary();
  const {t} = about;
  return (
    <WithResource resource={common} t={t}>
      {({items}) => (
        <WithResource resource={own} t={t}>
          {({workouts}) => (
            <LibraryResults
              {...about}
              items={[...workouts.map(itemFromTemplate), ...items.map(itemFromLibrary)]}
            />
          )}
        </WithResource>
      )}
    </WithResource>
  );
}

interface LibraryResultsProps extends Omit<Props, "locale"> {
  readonly items: readonly LibraryItem[];
}

function LibraryResults({items, picked, onPick, format, t}: LibraryResultsProps) {
  const id = useId();
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState(PAGE_SIZE);
  const words = useDeferredValue(search);
  const found = useMemo(() => filterLibrary(items, parseFilter({search: words})), [items, words]);
  const list = withPicked(found, shown, picked);
  return (
    <div className="mt-4">
      <label htmlFor={id} className="text-label">
        {t("athletes.search")}
      </label>
      <p id={`${id}-hint`} className="mt-1 text-label text-text-2">
        {t("athletes.searchHint")}
      </p>
      <input
        id={id}
        type="search"
        name="search"
        className="input mt-2"
        aria-describedby={`${id}-hint`}
        value={search}
        onChange={({currentTarget}) => {
          setSearch(currentTarget.value);
          setShown(PAGE_SIZE);
        }}
        // Looking for a workout sends nothing.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <p role="status" className="mt-2 text-label text-text-2">
        {t("athletes.found", {count: found.length})}
      </p>
      <fieldset className="picker" aria-label={t("athletes.source")}>
        {list.map((item) => (
          <Choice
            key={item.id}
            item={item}
            isPicked={item.id === picked}
            onPick={onPick}
            format={format}
            t={t}
          />
        ))}
      </fieldset>
      {found.length > shown && (
        <Button variant="quiet" onClick={() => setShown(shown + PAGE_SIZE)}>
          {t("athletes.more")}
        </Button>
      )}
    </div>
  );
}

/** The one that is picked stays in sight: what is sent is never hidden below a fold. */
function withPicked(found: readonly LibraryItem[], shown: number, picked: string | null) {
  const page = found.slice(0, shown);
  const one = found.find(({id}) => id === picked);
  return one === undefined || page.includes(one) ? page : [one, ...page];
}

interface ChoiceProps extends Pick<Props, "format" | "t" | "onPick"> {
  readonly item: LibraryItem;
  readonly isPicked: boolean;
}

function Choice({item, isPicked, onPick, format, t}: ChoiceProps) {
  return (
    <label className="picker-row">
      <input
        type="radio"
        name="workout"
        value={item.id}
        checked={isPicked}
        onChange={() => onPick(item.id)}
      />
      <WorkoutProfile steps={item.profile} />
      <span className="min-w-0 wrap-anywhere">
        {item.title}
        {item.isOwn && <span className="text-label text-text-2"> {t("athletes.own")}</span>}
      </span>
      <span className="text-data">{format.duration(item.seconds)}</span>
    </label>
  );
}
