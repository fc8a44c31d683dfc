import {expect} from "@playwright/test";
import {z} from "zod";
import {env} from "./env.ts";

const list = z.object({data: z.object({items: z.array(z.object({id: z.string(), subject: z.string()}))})});
const message = z.object({
  data: z.object({subject: z.string(), text: z.string(), links: z.array(z.string())}),
});
export type Mail = z.infer<typeof message>["data"];

const INBOX = `${env.MAIL_URL}/api/messages`;

/** The mails an address has received, newest first. */
export async function listMails(to: string) {
  const answer = await fetch(`${INBOX}?${new URLSearchParams({to})}`);
  return list.parse(await answer.json()).data.items;
}

/** Waits for a mail to an address whose subject matches, and returns the newest one. */
export async function receiveMail(to: string, subject: RegExp): Promise<Mail> {
  const find = async () => (await listMails(to)).find((mail) => subject.test(mail.subject))?.id;
  await expect.poll(find, {message: `a mail to ${to}: ${subject}`}).toBeDefined();
  return message.parse(await (await fetch(`${INBOX}/${await find()}`)).json()).data;
}
