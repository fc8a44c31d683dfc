import type {PageContext} from "@/content/page-context";
import type {SectionOf} from "./section";

type Answer = SectionOf<"compatibilityCheck">["watches"][number]["answer"];

const SIGNS = {
  yes: {icon: "check", colour: "text-success"},
  withApp: {icon: "check", colour: "text-info"},
  no: {icon: "minus", colour: "text-text-3"},
} as const satisfies Record<Answer, object>;

export function watchAnswer(answer: Answer, t: PageContext["t"]) {
  return {...SIGNS[answer], words: t(`sections.compatibility.${answer}`)};
}
