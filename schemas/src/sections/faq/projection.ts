export const faqProjection = `_type == "faq" => {heading, group->{_id, title, items[]{_key, anchor, question, answer}}}`;
