/**
 * The site's colours used to paint drawings and fields, by their names in its style sheet. The Studio draws the same
 * pictures; a test keeps the two lists identical.
 */
export const SITE_COLOURS = {
  "--primary": "light-dark(#1f4fa8, #8fb4f7)",
  "--s-power": "light-dark(#1f4fa8, #8fb4f7)",
  "--s-pace": "light-dark(#0d7b85, #4fc7cf)",
  "--z1": "light-dark(#5d7484, #8fa9ba)",
  "--z2": "light-dark(#17806e, #45bfa0)",
  "--z3": "light-dark(#9a6500, #e5a93c)",
  "--z4": "light-dark(#c4452d, #ff7f63)",
  "--z5": "light-dark(#8e2a7a, #de84cf)",
  "--field-track": "#1f4fa8",
  "--field-track-lit": "#2a5ec0",
  "--field-infield": "#0f5a45",
  "--field-infield-lit": "#14664f",
  "--field-cinder": "#a33a29",
  "--field-cinder-lit": "#b5452f",
  "--field-asphalt": "#14181a",
  "--field-asphalt-lit": "#242b2f",
} as const;

const SURFACES = ["track", "infield", "cinder", "asphalt"] as const;
export type SurfaceName = (typeof SURFACES)[number];

export function surfaceGround(name: SurfaceName): string {
  const [base, highlight] = [SITE_COLOURS[`--field-${name}`], SITE_COLOURS[`--field-${name}-lit`]];
  return `radial-gradient(90% 90% at 78% 35%, ${highlight}, ${base})`;
}

export function isSurface(name: unknown): name is SurfaceName {
  return SURFACES.some((surface) => surface === name);
}
