export const benefitsProjection = `_type == "benefits" => {heading, items[]{_key, heading, text}}`;
