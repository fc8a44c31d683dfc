import {brand} from "@gradus/schemas/brand";
import {z} from "zod";
import {defineMail} from "../../core/mail/mail.ts";
import {mailHtml} from "../../core/mail/mail-html.ts";
import {mailtoUrl, paragraphs} from "../../core/mail/mail-text.ts";

const application = z.object({
  name: z.string(),
  email: z.string(),
  country: z.string(),
  languages: z.string(),
  experience_years: z.string(),
  credentials: z.string(),
  link: z.string(),
  coaches: z.string(),
  platforms: z.string(),
  message: z.string(),
  next_step_on: z.string(),
  site: z.string(),
});

/** In English only: it is the language we work in. */
export const coachApplication = defineMail({
  name: "coach_application",
  payload: application,
  write,
});

function write({
  name,
  email,
  message,
  credentials,
  site,
  next_step_on,
  ...facts
}: z.infer<typeof application>) {
  const heading = `${name} would like to coach`;
  const lines = [
    `Answer by ${next_step_on}: ${email}`,
    `Country: ${facts.country}. Languages: ${facts.languages}.`,
    `Years of coaching: ${facts.experience_years}. Coaches: ${facts.coaches}. Platforms: ${facts.platforms}.`,
    ...(facts.link ? [`More: ${facts.link}`] : []),
    ...paragraphs(credentials),
    ...paragraphs(message),
  ];
  return {
    subject: `Coach application: ${name}`,
    text: [heading, ...lines, `--\n${brand.name}\n${site}`].join("\n\n"),
    html: mailHtml({
      locale: "en",
      heading,
      before: lines,
      button: {label: "Write to the applicant", url: mailtoUrl(email)},
      after: [],
      footer: {label: site, url: site},
    }),
    replyTo: email,
    unsubscribeUrl: null,
  };
}
