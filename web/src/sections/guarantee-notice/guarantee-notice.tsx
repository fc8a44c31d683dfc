import {stegaClean} from "@sanity/client/stega";
import {Link} from "@/ui/link";
import {Frame} from "../parts/frame";
import {Heading} from "../parts/heading";
import type {SectionProps} from "../parts/section";

/**
 * The official notice on the legal guarantee, as the region's authority publishes it.
 * Until that file is uploaded, its name and a link to the terms are shown instead; we do not draw our own.
 */
export function GuaranteeNotice({section, context: {href, t}}: SectionProps<"guaranteeNotice">) {
  const {notice} = section;
  if (!notice) return null;
  const url = notice.file?.url;
  return (
    <Frame section={section}>
      <div className="wrap grid grid-cols-1 gap-x-gutter gap-y-6 lg:grid-cols-12">
        <Heading section={section} className="lg:col-[1/5]">
          {t("legal.guarantee")}
        </Heading>
        <div className="lg:col-[5/-1]">
          {url ? (
            <img src={url} alt={stegaClean(notice.alt) ?? ""} loading="lazy" className="h-auto max-w-full" />
          ) : (
            <>
              <p className="max-w-measure text-body-lg text-text-2">{notice.alt}</p>
              <p className="mt-4 text-ui">
                <Link className="link" href={href("/warranty")}>
                  {t("footer.warranty")}
                </Link>
              </p>
            </>
          )}
        </div>
      </div>
    </Frame>
  );
}
