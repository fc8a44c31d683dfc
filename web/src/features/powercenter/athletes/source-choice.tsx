import type {Source} from "./assignment";
import type {AthletesTranslator} from "./athletes-messages";

interface Props {
  readonly source: Source;
  readonly onChoose: (source: Source) => void;
  readonly t: AthletesTranslator;
}

const SOURCES = [
  {source: "library", words: "athletes.ofLibrary"},
  {source: "typed", words: "athletes.typed"},
] as const;

export function SourceChoice({source, onChoose, t}: Props) {
  return (
    <fieldset className="mt-6">
      <legend className="text-label">{t("athletes.source")}</legend>
      <div className="flex flex-wrap gap-x-6">
        {SOURCES.map((each) => (
          <label key={each.source} className="assign-choice">
            <input
              type="radio"
              name="source"
              value={each.source}
              checked={source === each.source}
              onChange={() => onChoose(each.source)}
            />
            {t(each.words)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
