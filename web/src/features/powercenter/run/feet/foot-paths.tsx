import type {FootData} from "@gradus/backend/contract/foot-data";
import {measureWords} from "@/lib/format/measure-words";
import {Button} from "@/ui/button";
import {NumberTable} from "../../analysis/parts/number-table";
import type {RunContext} from "../run-words";
import {FootDrawing} from "./foot-drawing";
import type {PathChoice} from "./path-range";

interface Props extends RunContext {
  readonly whole: FootData;
  readonly shown: FootData;
  readonly of: PathChoice["of"];
  readonly isWaiting: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

const SIDES = ["left", "right"] as const;
type Measures = Pick<
  NonNullable<FootData["sides"]["left"]>,
  "stride_length" | "clearance" | "swing_width" | "n"
>;

const CENTIMETRES = 100;

export function FootPaths({whole, shown, of, isWaiting, hasFailed, retry, format, t}: Props) {
  const known = SIDES.flatMap((side) => {
    const path = shown.sides[side];
    return path ? [{side, path}] : [];
  });
  const range = {from: format.duration(shown.from), to: format.duration(shown.to)};
  return (
    <section className="run-section" aria-labelledby="foot-paths">
      <h2 id="foot-paths" className="text-h3">
        {t("runMore.footPath.title")}
      </h2>
      <p className="mt-2 text-text-2">{t(`runMore.footPath.of.${of}`, range)}</p>
      {hasFailed && (
        <p role="alert" className="mt-2">
          {t("runMore.footPath.failed")}{" "}
          <Button variant="quiet" onClick={retry}>
            {t("common.retry")}
          </Button>
        </p>
      )}
      {known.length === 0 && <p className="mt-4">{t("runMore.footPath.none")}</p>}
      <div className="foot-paths" aria-busy={isWaiting}>
        {known.map(({side, path}) => (
          <figure key={side}>
            <FootDrawing path={path} extent={extentOf(known.map((each) => each.path))} />
            <figcaption>
              <h3 className="mt-2 text-ui">{t(`feet.${side}`)}</h3>
              <p>{measuresWords(path, {format, t})}</p>
            </figcaption>
          </figure>
        ))}
      </div>
      {shown.crossover !== null && <p className="mt-2">{apartWords(shown.crossover, {format, t})}</p>}
      {known.length > 0 && <p className="mt-2 text-label text-text-2">{t("runMore.footPath.about")}</p>}
      <MinuteTable whole={whole} format={format} t={t} />
    </section>
  );
}

type Words = Pick<Props, "format" | "t">;

const NOT_MEASURED = "–";

const centimetres = (metres: number | null, {format}: Pick<Words, "format">) =>
  metres === null ? NOT_MEASURED : measureWords(format.centimetres(CENTIMETRES * metres));

const metresOf = (metres: number | null, {format}: Pick<Words, "format">) =>
  metres === null ? NOT_MEASURED : measureWords({value: format.number(metres, 2), unit: "m"});

const measuresWords = ({clearance, stride_length, swing_width, n}: Measures, {format, t}: Words) =>
  t("runMore.footPath.measures", {
    clearance: centimetres(clearance, {format}),
    stride: metresOf(stride_length, {format}),
    swing: centimetres(swing_width, {format}),
    count: n,
  });

function apartWords(metres: number, {format, t}: Words) {
  const width = centimetres(Math.abs(metres), {format});
  return metres < 0 ? t("runMore.footPath.crossed", {width}) : t("runMore.footPath.apart", {width});
}

/** How far both feet reach together, so that they are drawn alike. */
function extentOf(paths: readonly NonNullable<FootData["sides"]["left"]>[]) {
  const points = paths.flatMap(({mean}) => mean);
  const forward = points.map(([x]) => x);
  return {
    back: Math.min(...forward),
    front: Math.max(...forward),
    top: Math.max(...points.map(([, , z]) => z)),
  };
}

function MinuteTable({whole, format, t}: Words & Pick<Props, "whole">) {
  const columns = SIDES.flatMap((side) => [
    `${t(`feet.${side}`)}: ${t("feet.clearance")}`,
    `${t(`feet.${side}`)}: ${t("feet.strideLength")}`,
    `${t(`feet.${side}`)}: ${t("feet.swingWidth")}`,
  ]);
  return (
    <NumberTable
      summary={t("feet.showTable")}
      label={t("runMore.footPath.title")}
      head={[t("run.time"), ...columns]}
      rows={whole.minutes.map(({second, ...sides}) => ({
        key: String(second),
        cells: [
          format.duration(second),
          ...SIDES.flatMap((side) => [
            centimetres(sides[side]?.clearance ?? null, {format}),
            metresOf(sides[side]?.stride_length ?? null, {format}),
            centimetres(sides[side]?.swing_width ?? null, {format}),
          ]),
        ],
      }))}
    />
  );
}
