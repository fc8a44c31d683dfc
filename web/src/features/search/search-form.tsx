import type {PageContext} from "@/content/page-context";
import {Button} from "@/ui/button";
import {Icon} from "@/ui/icon/icon";
import {QUERY_MAX} from "./parse-query";

interface Props {
  readonly context: Pick<PageContext, "href" | "t">;
  /** What was looked for. */
  readonly query: string;
}

export function SearchForm({context: {href, t}, query}: Props) {
  return (
    <search>
      <form action={href("/search")} method="get" className="max-w-measure">
        <label htmlFor="search" className="text-label">
          {t("search.label")}
        </label>
        <div className="mt-2 flex flex-wrap gap-3">
          <input
            id="search"
            type="search"
            name="q"
            defaultValue={query}
            maxLength={QUERY_MAX}
            required
            autoComplete="off"
            enterKeyHint="search"
            className="input min-w-0 grow basis-60"
          />
          <Button type="submit">
            <Icon name="search" size={20} />
            {t("search.submit")}
          </Button>
        </div>
      </form>
    </search>
  );
}
