/** The product's name: the only place it is spelled outside editors' content and the wordmark. */
export const brand = {name: "Gradus"} as const;
