export const courseExampleProjection = `_type == "courseExample" => {heading, text, criticalPower, profile, distance, caption}`;
