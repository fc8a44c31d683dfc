import "server-only";
import type {CoachProfile} from "@gradus/backend/contract/coaches";
import {formWords} from "@/client/forms/form-words";
import type {PageContext} from "@/content/page-context";

export function contactWords({name}: Pick<CoachProfile, "name">, context: PageContext) {
  const {t} = context;
  return {
    hint: t("coaches.contactHint", {name}),
    name: t("coaches.contactName"),
    email: t("coaches.contactEmail"),
    message: t("coaches.contactMessage"),
    raceDate: t("coaches.contactRaceDate"),
    send: t("coaches.contactSend"),
    sending: t("coaches.contactSending"),
    sent: t("coaches.sent", {name}),
    form: formWords(context),
  };
}
export type ContactWords = ReturnType<typeof contactWords>;
