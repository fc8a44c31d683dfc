import type {SectionProps} from "../parts/section";
import {HeroContent} from "./hero-content";

export function Hero({section, ...props}: SectionProps<"hero">) {
  return <HeroContent section={section} content={section} {...props} />;
}
