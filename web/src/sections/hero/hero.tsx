import {HeroContent} from "../parts/hero-content";
import type {SectionProps} from "../parts/section";

export function Hero({section, ...props}: SectionProps<"hero">) {
  return <HeroContent section={section} content={section} {...props} />;
}
