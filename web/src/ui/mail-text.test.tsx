import {renderToStaticMarkup} from "react-dom/server";
import {expect, it} from "vitest";
import {MailText} from "./mail-text";

it.each([
  ["Nothing to link.", "Nothing to link."],
  [
    "Write to help@gradus.example.",
    'Write to <a class="link" href="mailto:help@gradus.example">help@gradus.example</a>.',
  ],
  ["help@gradus.example", '<a class="link" href="mailto:help@gradus.example">help@gradus.example</a>'],
])("%s", (text, markup) => {
  expect(renderToStaticMarkup(<MailText>{text}</MailText>)).toBe(markup);
});
