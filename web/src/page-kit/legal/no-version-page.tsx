import type {Metadata} from "next";
import type {LegalSegments} from "@/features/legal/legal-segments";
import {VersionsPage, versionsPageMetadata} from "./versions-page";

interface Props {
  readonly kind: string;
  readonly segments: LegalSegments;
}

const WORDS = {
  below: "/versions",
  heading: (t) => t("legal.noSuchVersion"),
  lead: (t) => t("legal.noSuchVersionText"),
} as const satisfies Partial<Parameters<typeof VersionsPage>[0]>;

export async function noVersionMetadata(props: Props): Promise<Metadata> {
  return versionsPageMetadata({...props, ...WORDS});
}

/** What stands under the address of a version that does not exist: those that do. */
export function NoVersionPage(props: Props) {
  return <VersionsPage {...props} {...WORDS} />;
}
