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

interface Props {
  readonly page: Pick<ProductPage, "gallery">;
  readonly context: PageContext;
}

/** Whether the product comes with a clip in the colour of one's choice. */
const hasChoice = ({gallery}: Props["page"]) => gallery?.[0]?.params?.includes('"variant"') ?? false;

/** The product's first drawing, in the colour that is chosen; a `clip-root` around both hands it on. */
export function ProductPicture({page, context}: Props) {
  const [first] = page.gallery ?? [];
  if (!first) return null;
  const art = {...first, alt: resolveText(first.alt ?? "", context)};
  return (
    <Art
      art={art}
      idPrefix="product"
      clip={hasChoice(page) ? "chosen" : "black"}
      isInline
      className="mx-auto w-full max-w-[18rem] sm:max-w-[40rem]"
    />
  );
}

export function ClipChoice({page, context: {t}}: Props) {
  if (!hasChoice(page)) return null;
  return (
    <fieldset className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
      <legend className="mb-2 w-full text-label text-text-2">{t("product.clip")}</legend>
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
