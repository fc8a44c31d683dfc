import {type ComponentProps, lazy} from "react";
import {LazySection} from "./lazy-section";

// Each script loads when the viewer scrolls near: most look at a run's charts, and not at everything below.
const Laps = lazy(async () => ({default: (await import("./laps-section")).LapsSection}));
const Zones = lazy(async () => ({default: (await import("./zones-panel")).ZonesPanel}));
const Compare = lazy(async () => ({default: (await import("./compare/compare-section")).CompareSection}));
const Distribution = lazy(async () => ({
  default: (await import("./distribution-section")).DistributionSection,
}));
const Feet = lazy(async () => ({default: (await import("./feet-section")).FeetSection}));
const FootPath = lazy(async () => ({
  default: (await import("./feet/foot-path-section")).FootPathSection,
}));
const Route = lazy(async () => ({default: (await import("./route-section")).RouteSection}));
const Notes = lazy(async () => ({default: (await import("./notes/notes-section")).NotesSection}));
const Best = lazy(async () => ({default: (await import("./best-efforts")).BestEfforts}));
const More = lazy(async () => ({default: (await import("./more-numbers")).MoreNumbers}));
const Export = lazy(async () => ({default: (await import("./run-export")).RunExport}));
const Problems = lazy(async () => ({default: (await import("./file-problems")).FileProblems}));

export const LapsSection = (props: ComponentProps<typeof Laps>) => (
  <LazySection title={lapsTitle(props)} rem={20}>
    <Laps {...props} />
  </LazySection>
);

function lapsTitle({run, series, format, t}: ComponentProps<typeof Laps>): string | null {
  if (run.lap_events.length > 1) return t("run.laps");
  if (!series.columns.distance) return null;
  return t(format.unit === "mi" ? "runMore.miles" : "runMore.kilometres");
}

/** Its heading is of who places it. */
export const ZonesPanel = (props: ComponentProps<typeof Zones>) => (
  <LazySection title={null} rem={20}>
    <Zones {...props} />
  </LazySection>
);

export const CompareSection = (props: ComponentProps<typeof Compare>) => (
  <LazySection title={props.t("runMore.compare.title")} rem={4} id="compare">
    <Compare {...props} />
  </LazySection>
);

export const DistributionSection = (props: ComponentProps<typeof Distribution>) => (
  <LazySection title={props.t("runMore.distributionOf")} rem={20}>
    <Distribution {...props} />
  </LazySection>
);

/** Nothing of a single pod. */
export const FeetSection = (props: ComponentProps<typeof Feet>) => (
  <LazySection title={null} rem={0}>
    <Feet {...props} />
  </LazySection>
);

export const FootPathSection = (props: ComponentProps<typeof FootPath>) => (
  <LazySection title={null} rem={0}>
    <FootPath {...props} />
  </LazySection>
);

export const RouteSection = (props: ComponentProps<typeof Route>) => (
  <LazySection title={props.t("run.route")} rem={props.run.loc_list ? 20 : 3}>
    <Route {...props} />
  </LazySection>
);

export const NotesSection = (props: ComponentProps<typeof Notes>) => (
  <LazySection title={props.notes.isShown && props.isOwn ? props.t("notes.title") : null} rem={8}>
    <Notes {...props} />
  </LazySection>
);

export const BestEfforts = (props: ComponentProps<typeof Best>) => (
  <LazySection title={props.series.columns.power ? props.t("runMore.best") : null} rem={14}>
    <Best {...props} />
  </LazySection>
);

export const MoreNumbers = (props: ComponentProps<typeof More>) => (
  <LazySection title={props.t("run.more")} rem={20}>
    <More {...props} />
  </LazySection>
);

export const RunExport = (props: ComponentProps<typeof Export>) => (
  <LazySection title={props.t("run.export")} rem={4}>
    <Export {...props} />
  </LazySection>
);

/** Renders nothing for a file without problems, as most are. */
export const FileProblems = (props: ComponentProps<typeof Problems>) =>
  props.run.problems.length === 0 ? null : (
    <LazySection title={props.t("runMore.aboutFile")} rem={4}>
      <Problems {...props} />
    </LazySection>
  );
