import {Button} from "@/ui/button";
import {activeValues, type Labels, valueLabel} from "./filter-labels";
import {clearFilters, isFiltered, type Search, toggle} from "./search";

interface Props {
  readonly search: Search;
  readonly labels: Labels;
  readonly onChange: (next: Search) => void;
}

export function ActiveFilters({search, labels, onChange}: Props) {
  const {t} = labels;
  if (!isFiltered(search)) return null;
  const name = search.name.trim();
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      {activeValues(search).map(({filter, value}) => (
        <Chip
          key={`${filter} ${value}`}
          label={valueLabel(labels, filter, value)}
          remove={t("coaches.removeFilter")}
          onRemove={() => onChange(toggle(search, filter, value))}
        />
      ))}
      {name && (
        <Chip
          label={name}
          remove={t("coaches.removeFilter")}
          onRemove={() => onChange({...search, name: ""})}
        />
      )}
      <li>
        <Button variant="quiet" onClick={() => onChange(clearFilters(search))}>
          {t("common.clearFilters")}
        </Button>
      </li>
    </ul>
  );
}

interface ChipProps {
  readonly label: string;
  readonly remove: string;
  readonly onRemove: () => void;
}

function Chip({label, remove, onRemove}: ChipProps) {
  return (
    <li>
      <Button variant="secondary" aria-label={`${remove}: ${label}`} onClick={onRemove}>
        {label}
        <span aria-hidden="true">×</span>
      </Button>
    </li>
  );
}
