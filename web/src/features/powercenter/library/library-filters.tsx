import {Button} from "@/ui/button";
import type {Choices} from "../address/use-address-choices";
import {FilterField} from "../power/filter-field";
import {CHOICES, DURATION_NAMES, isFiltered, type LibraryFilter, ZONES} from "./library-filter";
import type {LibraryTranslator} from "./library-messages";

interface Props {
  readonly filter: LibraryFilter;
  readonly t: LibraryTranslator;
  readonly onChoose: (changes: Choices, isTyping?: boolean) => void;
}

export function LibraryFilters(props: Props) {
  const {filter, t, onChoose} = props;
  return (
    <search className="library-filters">
      <div>
        <label htmlFor="library-search" className="block text-label">
          {t("library.search")}
        </label>
        <input
          id="library-search"
          type="search"
          name="search"
          className="input"
          autoComplete="off"
          value={filter.search}
          onChange={(event) => onChoose({search: event.currentTarget.value}, true)}
        />
      </div>
      <Selects {...props} />
      <Ticks {...props} />
    </search>
  );
}

function Selects({filter, t, onChoose}: Props) {
  const field = (
    name: "duration" | "zone" | "phase" | "terrain" | "level",
    options: readonly (readonly [value: string, label: string])[],
  ) => (
    <FilterField
      name={name}
      label={t(`library.filters.${name}`)}
      value={filter[name] ?? ""}
      any={t("library.any")}
      options={options}
      onChoose={(value) => onChoose({[name]: value})}
    />
  );
  return (
    <>
      {field(
        "duration",
        DURATION_NAMES.map((each) => [each, t(`library.durations.${each}`)]),
      )}
      {field(
        "zone",
        ZONES.map((each) => [each, t("library.zone", {zone: each})]),
      )}
      {field(
        "phase",
        CHOICES.phase.map((each) => [each, t(`library.phases.${each}`)]),
      )}
      {field(
        "terrain",
        CHOICES.terrain.map((each) => [each, t(`library.terrains.${each}`)]),
      )}
      {field(
        "level",
        CHOICES.level.map((each) => [each, t(`library.levels.${each}`)]),
      )}
    </>
  );
}

function Ticks({filter, t, onChoose}: Props) {
  return (
    <div className="library-ticks">
      {(["indoor", "mine"] as const).map((name) => (
        <label key={name} className="flex min-h-hit items-center gap-3">
          <input
            type="checkbox"
            name={name}
            className="size-6 accent-current"
            checked={filter[name] !== null}
            onChange={(event) => onChoose({[name]: event.currentTarget.checked ? "1" : ""})}
          />
          {t(`library.filters.${name}`)}
        </label>
      ))}
      {isFiltered(filter) && (
        <Button variant="quiet" onClick={() => onChoose(NONE)}>
          {t("common.clearFilters")}
        </Button>
      )}
    </div>
  );
}

const NONE: Choices = {search: "", ...Object.fromEntries(Object.keys(CHOICES).map((name) => [name, ""]))};
