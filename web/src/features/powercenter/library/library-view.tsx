import type {LibraryWorkout, OwnLibrary} from "@gradus/backend/contract/workout-library";
import {useDeferredValue, useMemo, useState} from "react";
import {ButtonLink} from "@/ui/button-link";
import {DoneLine} from "@/ui/status-lines";
import {useAddressChoices} from "../address/use-address-choices";
import {forAthlete, useAthlete} from "../athlete/athlete-context";
import {CollectionHead, NewCollection} from "./collection-head";
import {filterLibrary, isFiltered, parseFilter} from "./library-filter";
import {LibraryFilters} from "./library-filters";
import {type LibraryItem, ofLibrary, ofTemplate} from "./library-item";
import {type LibraryContext, LibraryRow} from "./library-row";
import {LibraryShelves} from "./library-shelves";
import {OwnActions} from "./own-actions";

interface Props {
  readonly common: readonly LibraryWorkout[];
  readonly own: OwnLibrary;
  readonly about: Omit<LibraryContext, "onDone">;
  readonly reload: () => void;
}

/** Both libraries: the user's own in lanes of collections, then the common one of all users, filtered together. */
export function LibraryView({common, own, about, reload}: Props) {
  const {t, builderHref} = about;
  const [chosen, choose] = useAddressChoices();
  const [done, setDone] = useState<string | null>(null);
  const filter = useMemo(() => parseFilter(chosen), [chosen]);
  // Typing goes on while hundreds of rows are drawn.
  const deferred = useDeferredValue(filter);
  const mine = useMemo(() => own.workouts.map(ofTemplate), [own]);
  const everybodys = useMemo(() => common.map(ofLibrary), [common]);
  const foundMine = useMemo(() => filterLibrary(mine, deferred), [mine, deferred]);
  const found = useMemo(() => filterLibrary(everybodys, deferred), [everybodys, deferred]);
  const rows = {...about, onDone: setDone};
  return (
    <>
      <div className="library-head">
        <ButtonLink href={forAthlete(builderHref, useAthlete())}>{t("library.build")}</ButtonLink>
        <NewCollection t={t} onDone={setDone} reload={reload} />
      </div>
      <LibraryFilters filter={filter} t={t} onChoose={choose} />
      <p role="status" className="text-label mt-2 text-text-2">
        {t("common.results", {count: found.length + foundMine.length})}
      </p>
      <DoneLine>{done}</DoneLine>
      <OwnLanes own={own} items={foundMine} isFiltered={isFiltered(deferred)} about={rows} reload={reload} />
      {filter.mine === null && (
        <section className="library-section">
          <h2 className="text-h2">{t("library.everybodys")}</h2>
          {found.length === 0 ? (
            <p className="mt-4">{t("library.nothing")}</p>
          ) : (
            <LibraryShelves items={found} about={rows} />
          )}
        </section>
      )}
    </>
  );
}

interface LanesProps {
  readonly items: readonly LibraryItem[];
  readonly about: LibraryContext;
  readonly own: OwnLibrary;
  readonly isFiltered: boolean;
  readonly reload: () => void;
}

function OwnLanes({own, items, isFiltered: isSome, about, reload}: LanesProps) {
  const {t} = about;
  const isEmpty = own.workouts.length === 0 && own.collections.length === 0;
  const inLane = (collection: string | null) =>
    items
      .filter((item) => item.collection === collection)
      .toSorted((one, other) => one.position - other.position);
  const row = (item: LibraryItem) => {
    const workout = own.workouts.find(({id}) => id === item.id);
    return (
      <LibraryRow
        key={item.id}
        item={item}
        about={about}
        actions={workout && <OwnActions {...{workout, own, about, reload}} />}
      />
    );
  };
  const loose = inLane(null);
  return (
    <section className="library-section">
      <h2 className="text-h2">{t("library.mine")}</h2>
      {isEmpty && <p className="mt-4">{t("library.empty")}</p>}
      {own.collections.map((collection, place) => {
        const lane = inLane(collection.id);
        if (isSome && lane.length === 0) return null;
        return (
          <section key={collection.id} className="library-lane" aria-label={collection.name}>
            <CollectionHead
              {...{collection, place, t, reload}}
              count={own.collections.length}
              onDone={about.onDone}
            />
            {lane.length === 0 ? (
              <p className="px-3 py-2 text-text-2">{t("library.emptyCollection")}</p>
            ) : (
              <ul className="library-rows">{lane.map(row)}</ul>
            )}
          </section>
        );
      })}
      {loose.length > 0 && <ul className="library-rows">{loose.map(row)}</ul>}
      {isSome && items.length === 0 && !isEmpty && <p className="mt-4">{t("library.nothing")}</p>}
    </section>
  );
}
