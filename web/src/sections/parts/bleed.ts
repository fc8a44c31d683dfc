/**
 * On wide screens, pulls a drawing from the outer column to the edge of the window.
 * The frame around it cuts what goes further. Spelled out, because classes are found by reading the source.
 */
export const BLEED = {
  right: "lg:mr-[calc(-1*max(var(--inset),(100vw-var(--marketing-max))/2))]",
  left: "lg:ml-[calc(-1*max(var(--inset),(100vw-var(--marketing-max))/2))]",
} as const;
