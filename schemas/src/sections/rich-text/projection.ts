export const richTextProjection = `_type == "richText" => {heading, body}`;
