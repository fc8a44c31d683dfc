import type {Labels} from "./filter-labels";

interface Props {
  readonly reasons: readonly string[];
  readonly labels: Labels;
}

export function MatchReasons({reasons, labels}: Props) {
  const {t} = labels;
  if (reasons.length === 0) return null;
  return <p className="text-ui mt-3 text-success">{`${t("coaches.fits")}: ${reasons.join(", ")}`}</p>;
}
