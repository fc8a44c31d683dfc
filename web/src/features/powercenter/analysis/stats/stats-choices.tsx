import type {Apparel} from "@gradus/backend/contract/gear";
import {useId} from "react";
import {shoeName, useShoes} from "@/client/resources/use-shoes";
import type {StatsContext} from "./stats-context";

interface Props extends StatsContext {
  readonly years: readonly number[];
  readonly year: number;
}

export function StatsChoices({years, year, query, t, onChoose}: Props) {
  const id = useId();
  const shoes = useShoes();
  const shoeChoices = shoesToChoose(shoes.data?.items ?? [], query.withRetired, query.shoe);
  const hasRetired = shoes.data?.items.some(({retired_at}) => retired_at !== null) ?? false;
  return (
    <div className="chart-choices">
      <div>
        <label htmlFor={`${id}-year`} className="block text-label">
          {t("statistics.yearLabel")}
        </label>
        <select
          id={`${id}-year`}
          name="year"
          className="input"
          value={year}
          onChange={(event) => onChoose({year: event.currentTarget.value})}
        >
          {/* A year from an old link may be none of them. */}
          {(years.includes(year) ? years : [year, ...years]).map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-shoe`} className="block text-label">
          {t("statistics.shoe")}
        </label>
        <select
          id={`${id}-shoe`}
          name="shoe"
          className="input"
          value={query.shoe ?? ""}
          onChange={(event) => onChoose({shoe: event.currentTarget.value})}
        >
          <option value="">{t("statistics.allShoes")}</option>
          {shoeChoices.map((shoe) => (
            <option key={shoe.id} value={shoe.id}>
              {shoeName(shoe)}
            </option>
          ))}
        </select>
      </div>
      {hasRetired && (
        <label className="flex min-h-hit items-center gap-2">
          <input
            type="checkbox"
            name="retired"
            className="size-5 accent-current"
            checked={query.withRetired}
            onChange={(event) => onChoose({retired: event.currentTarget.checked ? "1" : ""})}
          />
          {t("statistics.retired")}
        </label>
      )}
    </div>
  );
}

/** Leaves retired pairs out unless they are requested or already chosen. */
function shoesToChoose(shoes: readonly Apparel[], withRetired: boolean, chosen: string | null) {
  return shoes.filter(({id, retired_at}) => withRetired || retired_at === null || id === chosen);
}
