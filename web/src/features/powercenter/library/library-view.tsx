import type {LibraryWorkout, OwnLibrary} from "@gradus/backend/contract/workout-library";
import {useDeferredValue, useMemo, useState} from "react";
import {ButtonLink} from "@/ui/button-link";
import {DoneLine} from "@/ui/status-lines";
import {useAddressChoices} from "../address/use-address-choices";
import {hrefForAthlete, useAthlete} from "../athlete/athlete-context";
import {CollectionHead, NewCollection} from "./collection-head";
import type {LibraryContext} from "./library-context";
import {filterLibrary, isFiltered, parseFilter} from "./library-filter";
import {LibraryFilters} from "./library-filters";
import {itemFromLibrary, itemFromTemplate, type LibraryItem} from "./library-item";
import {LibraryRow} from "./library-row";
import {LibraryShelves} from "./library-shelves";
import {OwnActions} from "./own-actions";

interface Props {
  readonly common: readonly LibraryWorkout[];
  readonly own: OwnLibrary;
  readonly context: Omit<LibraryContext, "onDone">;
  readonly reload: () => void;
}

export function LibraryView({common, own, context, reload}: Props) {
  const {t, builderHref} = context;
  const [chosen, choose] = useAddressChoices();
  const [done, setDone] = useState<string | null>(null);
  const filter = useMemo(() => parseFilter(chosen), [chosen]);
  // Typing goes on while hundreds of rows are drawn.
  const deferred = useDeferredValue(filter);
  const ownItems = useMemo(() => own.workouts.map(itemFromTemplate), [own]);
  const everybodys = useMemo(() => common.map(itemFromLibrary), [common]);
  const foundMine = useMemo(() => filterLibrary(ownItems, deferred), [ownItems, deferred]);
  const found = useMemo(() => filterLibrary(everybodys, deferred), [everybodys, deferred]);
  const rows = {...context, onDone: setDone};
  return (
    <>
      <div className="library-head">
        <ButtonLink href={hrefForAthlete(builderHref, useAthlete())}>{t("library.build")}</ButtonLink>
        <NewCollection t={t} onDone={setDone} reload={reload} />
      </div>
      <LibraryFilters filter={filter} t={t} onChoose={choose} />
      <p role="status" className="text-label mt-2 text-text-2">
        {t("common.results", {count: found.length + foundMine.length})}
      </p>
      <DoneLine>{done}</DoneLine>
      <OwnCollections
        own={own}
        items={foundMine}
        isFiltered={isFiltered(deferred)}
        context={rows}
        reload={reload}
      />
      {filter.mine === null && (
        <section className="library-section">
          <h2 className="text-h2">{t("library.everybodys")}</h2>
          {found.length === 0 ? (
            <p className="mt-4">{t("library.nothing")}</p>
          ) : (
            <LibraryShelves items={found} context={rows} />
          )}
        </section>
      )}
    </>
  );
}

interface OwnCollectionsProps {
  readonly items: readonly LibraryItem[];
  readonly context: LibraryContext;
  readonly own: OwnLibrary;
  readonly isFiltered: boolean;
  readonly reload: () => void;
}

function OwnCollections({own, items, isFiltered: isSome, context, reload}: OwnCollectionsProps) {
  const {t} = context;
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
        context={context}
        actions={workout && <OwnActions workout={workout} own={own} context={context} reload={reload} />}
      />
    );
  };
  const loose = inLane(null);
  return (
    <section className="library-section">
      <h2 className="text-h2">{t("library.mine")}</h2>
      {isEmpty && <p className="mt-4">{t("library.empty")}</p>}
      {own.collections.map((collection, index) => {
        const lane = inLane(collection.id);
        if (isSome && lane.length === 0) return null;
        return (
          <section key={collection.id} className="library-lane" aria-label={collection.name}>
            <CollectionHead
              collection={collection}
              place={index}
              t={t}
              reload={reload}
              count={own.collections.length}
              onDone={context.onDone}
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
