import {classNames} from "@/lib/class-names";

interface Props<Key extends string> {
  /** What is chosen by them. */
  readonly label: string;
  readonly tabs: readonly {readonly key: Key; readonly label: string}[];
  readonly chosen: Key;
  readonly onChoose: (key: Key) => void;
}

export function TickTabs<Key extends string>({label, tabs, chosen, onChoose}: Props<Key>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen.
    <div role="group" aria-label={label} className="tick-tabs">
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          aria-pressed={tab.key === chosen}
          className={classNames("text-label", tab.key === chosen && "tick-current")}
          onClick={() => onChoose(tab.key)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
