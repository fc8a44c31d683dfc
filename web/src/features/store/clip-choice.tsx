import {Art} from "@/art/art";
import type {ProductPage} from "@/content/page/product-page.query";
import type {PageContext} from "@/content/page-context";
import {resolveText} from "@/content/tokens/resolve-text";
import {BUY_FORM_ID} from "./clip-address";

const CLIPS = [
  {colour: "black", word: "product.clipBlack", swatch: "bg-clip-black"},
  {colour: "blue", word: "product.clipBlue", swatch: "bg-clip-blue"},
  {colour: "gray", word: "product.clipGray", swatch: "bg-clip-gray"},
  {colour: "orange", word: "product.clipOrange", swatch: "bg-clip-orange"},
] as const;

// The stylesheet repaints the drawing when a radio is chosen: no script, and it works before any has loaded.
const REPAINT = [
  "has-[[value=black]:checked]:[--clip:var(--color-clip-black)]",
  "has-[[value=blue]:checked]:[--clip:var(--color-clip-blue)]",
  "has-[[value=gray]:checked]:[--clip:var(--color-clip-gray)]",
  "has-[[value=orange]:checked]:[--clip:var(--color-clip-orange)]",
].join(" ");

/** The product's first drawing; where clips come in colours, radios that repaint it. */
export function ClipChoice({page, context}: {page: ProductPage; context: PageContext}) {
  const [first] = page.gallery ?? [];
  if (!first) return null;
  const art = {...first, alt: resolveText(first.alt ?? "", context)};
  const hasChoice = first.params?.includes('"variant"') ?? false;
  return (
    <div className={hasChoice ? REPAINT : ""}>
      <Art art={art} idPrefix="product" clip="black" isInline className="mx-auto w-full max-w-[40rem]" />
      {hasChoice && <Swatches context={context} />}
    </div>
  );
}

function Swatches({context: {t}}: {context: PageContext}) {
  return (
    <fieldset className="mt-4 flex flex-wrap items-center justify-center gap-x-6 gap-y-2">
      <legend className="mb-2 w-full text-center text-label text-text-2">{t("product.clip")}</legend>
      {CLIPS.map(({colour, word, swatch}) => (
        <label key={colour} className="flex min-h-hit cursor-pointer items-center gap-2 text-ui">
          <input
            type="radio"
            name="clip"
            form={BUY_FORM_ID}
            autoComplete="off"
            value={colour}
            defaultChecked={colour === "black"}
            className="size-5"
          />
          <span aria-hidden="true" className={`size-6 rounded-full border border-line-strong ${swatch}`} />
          <span className="first-letter:uppercase">{t(word)}</span>
        </label>
      ))}
    </fieldset>
  );
}
