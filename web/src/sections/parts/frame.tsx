import {ownValue} from "@gradus/schemas/own-value";
import type {ReactNode} from "react";
import {classNames} from "@/lib/class-names";

export interface SectionBase {
  readonly _key: string;
  readonly anchor?: string | null;
}

interface FrameProps {
  readonly section: SectionBase;
  /** One of the four fields; `none`, null or anything else is the page itself. */
  readonly field?: string | null;
  /** Without a heading of its own a section is no landmark. */
  readonly labelled?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

const FIELDS: Readonly<Partial<Record<string, string>>> = {
  track: "field-track",
  infield: "field-infield",
  cinder: "field-cinder",
  asphalt: "field-asphalt",
};

/** The class of a field editors picked, or an empty one for the page's own surface. */
export function fieldClass(field: string | null | undefined): string {
  return (field && ownValue(FIELDS, field)) || "";
}

export function headingId(section: SectionBase): string {
  return `h-${section._key}`;
}

export function Frame({section, field, labelled = true, className, children}: FrameProps) {
  const surface = fieldClass(field);
  return (
    <section
      id={section.anchor ?? undefined}
      aria-labelledby={labelled ? headingId(section) : undefined}
      // Drawings run off the edge of the page; nothing may scroll sideways because of it.
      className={classNames(
        "overflow-x-clip",
        surface,
        surface ? "py-16 lg:py-24" : "py-8 md:py-12 lg:py-16",
        className,
      )}
    >
      {children}
    </section>
  );
}
