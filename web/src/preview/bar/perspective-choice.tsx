import {useSyncExternalStore} from "react";
import type {BarTranslator} from "./bar-messages";
import type {Option} from "./perspective-options";
import {useViewChange} from "./use-view-change";

interface Props {
  readonly t: BarTranslator;
  readonly options: readonly Option[];
  readonly chosen: string;
}

const neverChanges = () => () => {};
const onClient = () => true;
const onServer = () => false;

export function PerspectiveChoice({t, options, chosen}: Props) {
  const {isChanging, change} = useViewChange();
  // Before it listens, a choice would be lost without a word.
  const isListening = useSyncExternalStore(neverChanges, onClient, onServer);
  return (
    <label className="preview-choice">
      <span>{t("preview.title")}</span>
      <select
        value={chosen}
        disabled={isChanging || !isListening}
        onChange={({target}) => change({perspective: target.value})}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
