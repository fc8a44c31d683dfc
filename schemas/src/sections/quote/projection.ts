export const quoteProjection = `_type == "quote" => {text, attribution, kind}`;
