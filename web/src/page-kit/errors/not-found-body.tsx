import {Art} from "@/art/art";
import type {PageContext} from "@/content/page-context";
import {SearchForm} from "@/features/search/search-form";
import {ButtonLink} from "@/ui/button-link";

const LANES = {generator: "lanes", params: '{"seed":404,"missing":4}', decorative: true, alt: null};

export function NotFoundBody({context}: {context: PageContext}) {
  const {t, href} = context;
  return (
    <>
      <p className="mt-8 flex flex-wrap gap-4">
        <ButtonLink size="lg" href={href("/")}>
          {t("notFound.home")}
        </ButtonLink>
        <ButtonLink size="lg" variant="secondary" href={href("/store")}>
          {t("store.title")}
        </ButtonLink>
      </p>
      <div className="mt-8">
        <SearchForm context={context} query="" />
      </div>
      <div className="field-asphalt mt-12 overflow-hidden">
        <Art art={LANES} idPrefix="not-found" isInline className="w-full" />
      </div>
    </>
  );
}
