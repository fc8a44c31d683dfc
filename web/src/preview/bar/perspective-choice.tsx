import type {BarTranslator} from "./bar-messages";
import type {Option} from "./perspective-options";
import {useViewChange} from "./use-view-change";

interface Props {
  readonly t: BarTranslator;
  readonly options: readonly Option[];
  readonly chosen: string;
}

export function PerspectiveChoice({t, options, chosen}: Props) {
  const {isChanging, change} = useViewChange();
  return (
    <label className="preview-choice">
      <span>{t("preview.title")}</span>
      <select
        value={chosen}
        disabled={isChanging}
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
