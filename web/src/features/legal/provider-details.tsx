import type {PageContext} from "@/content/page-context";
import type {RegionSettings} from "@/content/settings/region-settings.query";

interface Props {
  readonly provider: RegionSettings["provider"];
  readonly context: PageContext;
}

/** A field that is not filled in yet is left out. */
export function ProviderDetails({provider, context: {t}}: Props) {
  const rows = [
    [t("legal.provider"), provider?.legalName],
    [t("legal.address"), provider?.address],
    [t("legal.register"), provider?.register],
    [t("legal.vatId"), provider?.vatId],
  ] as const;
  return (
    <dl className="mt-10 max-w-measure border-t border-line-strong">
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label} className="grid gap-1 border-b border-line py-4 md:grid-cols-[1fr_2fr]">
              <dt className="text-label text-text-2">{label}</dt>
              <dd className="whitespace-pre-line text-body">{value}</dd>
            </div>
          ),
      )}
      {provider?.supportEmail && (
        <div className="grid gap-1 border-b border-line py-4 md:grid-cols-[1fr_2fr]">
          <dt className="text-label text-text-2">{t("checkout.email")}</dt>
          <dd className="text-body">
            <a className="link" href={`mailto:${provider.supportEmail}`}>
              {provider.supportEmail}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}
