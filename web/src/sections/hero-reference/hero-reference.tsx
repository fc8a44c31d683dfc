import {HeroContent} from "../parts/hero-content";
import type {SectionProps} from "../parts/section";

export function HeroReference({section, ...props}: SectionProps<"heroReference">) {
  return <HeroContent section={section} content={section.hero} {...props} />;
}
