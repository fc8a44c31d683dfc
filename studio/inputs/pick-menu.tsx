import {Box, Stack, TextInput} from "@sanity/ui";
import {type KeyboardEvent, useEffect, useId, useRef, useState} from "react";
import {lineId, nextActive, type PickItem, PickList} from "./pick-list.tsx";

interface Props {
  readonly label: string;
  readonly placeholder: string;
  readonly find: (typed: string) => readonly PickItem[];
  readonly onPick: (id: string) => void;
  readonly onLeave: () => void;
  readonly isLoading: boolean;
}

export function PickMenu({label, placeholder, find, onPick, onLeave, isLoading}: Props) {
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const list = useId();
  const search = useRef<HTMLInputElement>(null);
  const items = find(typed);
  // A popover is invisible, and takes no focus, until it has found its place.
  useEffect(() => {
    const later = setTimeout(() => search.current?.focus(), 50);
    return () => clearTimeout(later);
  }, []);

  const handleKey = (event: KeyboardEvent) => {
    const moved = nextActive(event.key, active, items.length);
    const chosen = items[active];
    if (moved !== null) setActive(moved);
    else if (event.key === "Enter" && chosen && !chosen.isDisabled) onPick(chosen.id);
    else if (event.key === "Escape" || event.key === "Tab") onLeave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Stack style={{width: 400}}>
      <Box padding={2}>
        <TextInput
          ref={search}
          aria-label={label}
          role="combobox"
          aria-expanded
          aria-controls={list}
          aria-activedescendant={items[active] ? lineId(list, active) : undefined}
          fontSize={1}
          padding={2}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setActive(0);
          }}
          onKeyDown={handleKey}
        />
      </Box>
      <PickList
        id={list}
        label={label}
        items={items}
        active={active}
        typed={typed}
        isLoading={isLoading}
        onPick={({id}) => onPick(id)}
      />
    </Stack>
  );
}
