import {stegaClean} from "@sanity/client/stega";
import {ButtonLink} from "@/ui/button-link";
import {Frame} from "../parts/frame";
import {Heading} from "../parts/heading";
import type {SectionProps} from "../parts/section";
import {qrCode} from "./qr-code";

export function DownloadLinks({section, context: {t}}: SectionProps<"downloadLinks">) {
  const stores = section.page?.stores ?? [];
  return (
    <Frame section={section}>
      <div className="wrap grid grid-cols-1 gap-x-gutter gap-y-8 lg:grid-cols-12">
        <div className="lg:col-[1/6]">
          <Heading section={section} look="text-display-2">
            {section.heading}
          </Heading>
          {section.text && <p className="mt-4 hidden text-body-lg text-text-2 lg:block">{section.text}</p>}
        </div>
        <ul className="grid grid-cols-1 gap-6 xs:grid-cols-2 lg:col-[6/-1]">
          {stores.map(({_key, label, href}) => (
            <li key={_key} className="border-t border-line-strong pt-6">
              <QrPicture
                text={href}
                label={t("sections.downloadLinks.code", {store: stegaClean(label)})}
                className="mb-6 hidden w-full max-w-[240px] lg:block"
              />
              <ButtonLink href={href} size="xl" external={t("common.externalSite")}>
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </Frame>
  );
}

interface QrPictureProps {
  readonly text: string;
  readonly label: string;
  readonly className?: string;
}

/** Dark on light in both schemes: readers expect it so. */
function QrPicture({text, label, className}: QrPictureProps) {
  const modules = qrCode(text);
  if (!modules) return null;
  const path = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  const size = modules.length + 8;
  return (
    <svg viewBox={`-4 -4 ${size} ${size}`} role="img" aria-label={label} className={className}>
      <rect x="-4" y="-4" width={size} height={size} className="fill-on-field" />
      <path d={path} className="fill-ink" shapeRendering="crispEdges" />
    </svg>
  );
}
