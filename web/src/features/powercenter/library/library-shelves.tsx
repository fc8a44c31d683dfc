import {WORKOUT_TYPES} from "@gradus/backend/contract/workout-values";
import {useState} from "react";
import {Button} from "@/ui/button";
import type {LibraryContext} from "./library-context";
import type {LibraryItem} from "./library-item";
import {LibraryRow} from "./library-row";

/** Number of workouts shown per kind until the user opens the whole kind. */
const FEW = 5;
/** Up to this number of workouts, all are shown at once. */
const ALL_AT_ONCE = 40;

interface Props {
  readonly items: readonly LibraryItem[];
  readonly context: LibraryContext;
}

/**
 * The library grouped by the purpose of its workouts: a browsing user sees every kind, not a hundred easy runs first.
 */
export function LibraryShelves({items, context}: Props) {
  const isWhole = items.length <= ALL_AT_ONCE;
  return WORKOUT_TYPES.map((type) => {
    const itemsOfType = items.filter((item) => item.type === type);
    return (
      itemsOfType.length > 0 && (
        <Shelf key={type} type={type} isWhole={isWhole} context={context} items={itemsOfType} />
      )
    );
  });
}

interface ShelfProps extends Props {
  readonly type: LibraryItem["type"];
  readonly isWhole: boolean;
}

function Shelf({type, items, isWhole, context}: ShelfProps) {
  const {t} = context;
  const [isOpen, setOpen] = useState(false);
  const shown = isWhole || isOpen ? items : items.slice(0, FEW);
  const kind = t(`workoutType.${type}`);
  return (
    <section className="library-lane" aria-label={kind}>
      <h3 className="collection-head text-h3">{kind}</h3>
      <ul className="library-rows">
        {shown.map((item) => (
          <LibraryRow key={item.id} item={item} context={context} />
        ))}
      </ul>
      {shown.length < items.length && (
        <Button variant="quiet" className="mt-2" onClick={() => setOpen(true)}>
          {t("library.showKind", {count: items.length, kind})}
        </Button>
      )}
    </section>
  );
}
