/** `settings` carries the sentence about the confirmation e-mail, which is the same on every page. */
export const newsletterProjection = `_type == "newsletter" => {
  heading, text, list, tags,
  "settings": *[_type == "siteSettings" && locale in $chain]
    | order(select(locale == $chain[0] => 0, 1) asc)[0]{_id, newsletter{hint, doubleOptIn}}
}`;
