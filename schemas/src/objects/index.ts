import {action, localizedAction} from "./action.ts";
import {art} from "./art.ts";
import {localizedString, localizedText} from "./localized.ts";
import {body, clauseBody, shortBody} from "./portable-text.ts";
import {seo} from "./seo.ts";
import {targeting} from "./targeting.ts";
import {translationState} from "./translation-state.ts";

export const objectSchemas = [
  action,
  art,
  body,
  clauseBody,
  localizedAction,
  localizedString,
  localizedText,
  seo,
  shortBody,
  targeting,
  translationState,
];
