import type {SectionProps} from "../section";

/**
 * Coaches from the directory. The directory opens with the training services; until there is someone to show,
 * the strip is not there, exactly as it will hide when the directory cannot be read.
 */
export function CoachStrip(_props: SectionProps<"coachStrip">) {
  return null;
}
