import type {InvoiceList} from "@gradus/backend/contract/membership";
import {WithResource} from "@/client/parts/with-resource";
import {useInvoices} from "@/client/resources/use-membership";
import {Link} from "@/ui/link";
import {day, money, type SentenceContext} from "./membership-sentence";
import type {SubscriptionTranslator} from "./subscription-messages";

const STATUS_WORDS = {
  draft: "subscription.invoice_draft",
  open: "subscription.invoice_open",
  paid: "subscription.invoice_paid",
  uncollectible: "subscription.invoice_uncollectible",
  void: "subscription.invoice_void",
} as const satisfies Record<InvoiceList[number]["status"], string>;

interface Props {
  readonly t: SubscriptionTranslator;
  readonly say: SentenceContext;
}

export function Invoices({t, say}: Props) {
  return (
    <section className="mt-12">
      <h2 className="section-head">{t("subscription.invoices")}</h2>
      <WithResource resource={useInvoices()} t={t}>
        {(invoices) =>
          invoices.length === 0 ? (
            <p className="mt-4 text-text-2">{t("subscription.noInvoices")}</p>
          ) : (
            <ul>
              {invoices.map((invoice) => (
                <InvoiceLine key={`${invoice.number} ${invoice.at}`} invoice={invoice} t={t} say={say} />
              ))}
            </ul>
          )
        }
      </WithResource>
    </section>
  );
}

function InvoiceLine({invoice, t, say}: Props & {invoice: InvoiceList[number]}) {
  const {at, number, status, pdf_url} = invoice;
  return (
    <li className="invoice-line">
      <time dateTime={at}>{day(at, say)}</time>
      <span className="text-code wrap-anywhere">{number ?? "–"}</span>
      <span className={status === "open" ? "text-danger" : undefined}>
        {t(STATUS_WORDS[status])}
        {pdf_url && (
          <>
            {" · "}
            <Link
              className="link"
              href={pdf_url}
              rel="noopener"
              aria-label={`${t("subscription.invoicePdf")}: ${number ?? day(at, say)}`}
            >
              {t("subscription.invoicePdf")}
            </Link>
          </>
        )}
      </span>
      <span className="text-code">{money(invoice.amount, invoice, say)}</span>
    </li>
  );
}
