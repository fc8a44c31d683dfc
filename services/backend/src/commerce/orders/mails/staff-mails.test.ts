import {expect, it} from "vitest";
import {writeMail} from "../../../../test/write-mail.ts";

it("refund_failed reports to staff which refund was returned, and that the shopper was not notified", () => {
  const payload = {pretty_id: "7K3M-Q2XA-9", refund_id: "ref_1", currency: "EUR", amount: 5_000};
  const {subject, text} = writeMail("refund_failed", payload, "en");
  expect(`${subject}\n\n${text}`).toMatchSnapshot();
});
