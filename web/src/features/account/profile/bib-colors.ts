import type {PhotoTranslator} from "./photo-messages";

/** No colour of one's own: the drawing picks one. */
export const AUTOMATIC = "auto";

/** The grounds of the brand, as an account keeps them: a bib looks the same in every program that draws it. */
export function bibColorChoices(t: PhotoTranslator) {
  return [
    {value: AUTOMATIC, label: t("photo.bibAuto")},
    {value: "#1f4fa8", label: t("photo.bibTrack")},
    {value: "#0f5a45", label: t("photo.bibInfield")},
    {value: "#a33a29", label: t("photo.bibCinder")},
    {value: "#14181a", label: t("photo.bibAsphalt")},
  ];
}
