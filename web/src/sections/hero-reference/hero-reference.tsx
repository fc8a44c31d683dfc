import {HeroContent} from "../parts/hero-content";
import type {SectionProps} from "../parts/section";

/** A hero that several pages share. */
export function HeroReference({section, ...props}: SectionProps<"heroReference">) {
  return <HeroContent section={section} content={section.hero} {...props} />;
}
