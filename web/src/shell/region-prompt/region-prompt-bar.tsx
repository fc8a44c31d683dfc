import {type ReactNode, useId} from "react";
import type {Suggestion} from "@/shell/region-prompt/find-suggestion";
import {selectStoreUrl, urlInMarket} from "@/shell/region-prompt/suggest-region";

interface Props {
  readonly suggestion: Suggestion;
  readonly globe: ReactNode;
  readonly closeIcon: ReactNode;
  readonly onStay: () => void;
  readonly onClose: () => void;
}

export function RegionPromptBar({suggestion, globe, closeIcon, onStay, onClose}: Props) {
  const {words, region} = suggestion;
  const headingId = useId();
  const target = () => urlInMarket(location, region, words.suggestedLocale);
  return (
    <section
      aria-labelledby={headingId}
      className="region-prompt"
      onKeyDown={({key}) => key === "Escape" && onClose()}
    >
      <div className="wrap region-prompt-row">
        <div className="flex min-w-0 items-start gap-3">
          <span className="mt-1 shrink-0">{words.flag ? <FlagDrawing drawing={words.flag} /> : globe}</span>
          <div className="min-w-0">
            <p id={headingId} className="text-ui">
              {words.sentence}
            </p>
            <p className="text-label text-text-2 xl:inline">{words.detail}</p>{" "}
            {words.translation && (
              <p lang={words.translation.lang} className="text-label text-text-2 xl:inline">
                {words.translation.sentence}
              </p>
            )}
          </div>
        </div>
        <div className="region-prompt-actions">
          <a
            className="btn"
            href={target()}
            onClick={({currentTarget}) => {
              // The hash may have changed since the link was drawn.
              currentTarget.href = target();
            }}
          >
            {words.go}
          </a>
          <button type="button" className="btn btn-secondary" onClick={onStay}>
            {words.stay}
          </button>
          <a className="btn btn-quiet" href={selectStoreUrl(location)}>
            {words.change}
          </a>
        </div>
        <button
          type="button"
          className="icon-link"
          aria-label={words.close}
          title={words.close}
          onClick={onClose}
        >
          {closeIcon}
        </button>
      </div>
    </section>
  );
}

function FlagDrawing({drawing}: {drawing: string}) {
  return (
    <svg
      viewBox="0 0 640 480"
      width={20}
      height={15}
      aria-hidden="true"
      className="outline outline-line"
      // A drawing of our own, from our own endpoint.
      dangerouslySetInnerHTML={{__html: drawing}}
    />
  );
}
