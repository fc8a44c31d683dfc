export const factsProjection = `_type == "facts" => {heading, items[]{_key, source, text}}`;
