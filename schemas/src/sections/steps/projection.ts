export const stepsProjection = `_type == "steps" => {heading, items[]{_key, heading, text}}`;
