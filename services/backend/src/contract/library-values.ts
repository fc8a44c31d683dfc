// Plain values, free of the schema library: browsers load this file.

export const LIBRARY_LEVELS = ["beginner", "intermediate", "advanced"] as const;
export type LibraryLevel = (typeof LIBRARY_LEVELS)[number];

export const LIBRARY_TERRAINS = ["flat", "hilly", "trail", "track"] as const;
export type LibraryTerrain = (typeof LIBRARY_TERRAINS)[number];
