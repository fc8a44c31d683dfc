import {Button} from "@/ui/button";
import type {DirectoryWords} from "./directory-words";
import {activeValues, valueWords} from "./filter-words";
import {clearFilters, isFiltered, type Search, toggle} from "./search";

interface Props {
  readonly search: Search;
  readonly words: DirectoryWords;
  readonly onChange: (next: Search) => void;
}

/** What narrows the list, each with a way to take it back. */
export function ActiveFilters({search, words, onChange}: Props) {
  if (!isFiltered(search)) return null;
  const name = search.name.trim();
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      {activeValues(search).map(({filter, value}) => (
        <Chip
          key={`${filter} ${value}`}
          label={valueWords(words, filter, value)}
          remove={words.remove}
          onRemove={() => onChange(toggle(search, filter, value))}
        />
      ))}
      {name && <Chip label={name} remove={words.remove} onRemove={() => onChange({...search, name: ""})} />}
      <li>
        <Button variant="quiet" onClick={() => onChange(clearFilters(search))}>
          {words.clear}
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
