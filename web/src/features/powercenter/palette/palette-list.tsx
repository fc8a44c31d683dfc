import {useEffect, useRef} from "react";
import type {Entry, EntryGroup} from "./palette-entries";
import type {PaletteTranslator} from "./palette-messages";

interface Props {
  readonly id: string;
  readonly groups: readonly EntryGroup[];
  /** Place among the entries of all groups. */
  readonly active: number;
  readonly t: PaletteTranslator;
  readonly onChoose: (entry: Entry) => void;
  readonly onPoint: (index: number) => void;
}

export function PaletteList({id, groups, active, t, onChoose, onPoint}: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[data-place="${active}"]`)?.scrollIntoView?.({block: "nearest"});
  }, [active]);
  const first = (index: number) => groups.slice(0, index).reduce((sum, {entries}) => sum + entries.length, 0);
  return (
    <div ref={list} id={id} role="listbox" aria-label={t("palette.results")} className="palette-list">
      {groups.map(({key, entries}, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, a fieldset is for forms
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <p id={`${id}-${key}`} className="palette-group text-label text-text-2">
            {t(`palette.${key}`)}
          </p>
          {entries.map((entry, within) => {
            const optionIndex = first(index) + within;
            return (
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names this one
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field
              <div
                key={entry.id}
                id={`${id}-${optionIndex}`}
                data-place={optionIndex}
                role="option"
                aria-selected={optionIndex === active}
                className="palette-option"
                onPointerMove={() => optionIndex === active || onPoint(optionIndex)}
                onClick={() => onChoose(entry)}
              >
                <span className="min-w-0 wrap-anywhere">{entry.label}</span>
                {entry.note && <span className="text-label text-text-2">{entry.note}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
