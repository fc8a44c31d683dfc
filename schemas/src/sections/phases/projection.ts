export const phasesProjection = `_type == "phases" => {heading, items[]{_key, code, text}}`;
