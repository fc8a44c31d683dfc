import {EDIT_LIST_MESSAGES} from "@/client/parts/edit-list-messages";
import type {ClientTranslator} from "@/i18n/message-types";

export const PLACES_MESSAGES = [...EDIT_LIST_MESSAGES, "places"] as const;
export type PlacesTranslator = ClientTranslator<(typeof PLACES_MESSAGES)[number]>;
