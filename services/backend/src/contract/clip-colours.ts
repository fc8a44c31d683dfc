/** The colours of the clip that comes with a pod, without the library of the schemas. */
export const CLIP_COLOURS = ["black", "blue", "gray", "orange"] as const;
export type ClipColour = (typeof CLIP_COLOURS)[number];
