export const podDemoProjection = `_type == "podDemo" => {heading, text, recording, caption}`;
