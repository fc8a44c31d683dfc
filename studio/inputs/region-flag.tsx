import type {Region} from "@gradus/schemas/markets";
import {FLAGS} from "@gradus/web/flags";
import {EarthGlobeIcon} from "@sanity/icons/EarthGlobe";

/** Shown beside or instead of a region's name; `title` announces it to viewers who see no picture. */
export function RegionFlag({region, title}: {readonly region: Region; readonly title?: string}) {
  const label = title ? {role: "img", "aria-label": title} : {"aria-hidden": true};
  if (region === "int")
    return <EarthGlobeIcon width={18} height={18} style={{margin: "-2px 0"}} {...label} />;
  return (
    <svg
      viewBox="0 0 640 480"
      width={18}
      height={13.5}
      style={{outline: "1px solid var(--card-border-color)", flex: "none"}}
      {...label}
      // Constant drawings of the site, never content.
      dangerouslySetInnerHTML={{__html: `${title ? `<title>${title}</title>` : ""}${FLAGS[region]}`}}
    />
  );
}
