/** Days as yyyy-MM-dd sort as their text does. */
export const earlierOf = (one: string, other: string) => [one, other].sort()[0] ?? one;
export const laterOf = (one: string, other: string) => [one, other].sort()[1] ?? one;
