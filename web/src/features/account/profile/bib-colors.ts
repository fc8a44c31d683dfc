import type {PhotoTranslator} from "./photo-messages";

/** The user chose no colour: the drawing picks one. */
export const AUTOMATIC = "auto";

/** Brand colours, stored with the account, so that a bib looks the same in every program that draws it. */
export function bibColorChoices(t: PhotoTranslator) {
  return [
    {value: AUTOMATIC, label: t("photo.bibAuto")},
    {value: "#1f4fa8", label: t("photo.bibTrack")},
    {value: "#0f5a45", label: t("photo.bibInfield")},
    {value: "#a33a29", label: t("photo.bibCinder")},
    {value: "#14181a", label: t("photo.bibAsphalt")},
  ];
}
