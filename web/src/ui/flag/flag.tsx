import type {Region} from "@gradus/schemas/markets";
import {classNames} from "../../lib/class-names";
import {Icon} from "../icon/icon";
import {FLAGS} from "./flags";

interface Props {
  readonly region: Region;
  readonly className?: string;
}

/** Shown beside the region's name, never for a language; so it is hidden from screen readers. */
export function Flag({region, className}: Props) {
  if (region === "int") return <Icon name="globe" className={classNames("shrink-0", className)} />;
  return (
    <svg
      viewBox="0 0 640 480"
      width={20}
      height={15}
      aria-hidden="true"
      className={classNames("shrink-0 outline outline-line", className)}
      // Constant drawings of this folder, never content.
      dangerouslySetInnerHTML={{__html: FLAGS[region]}}
    />
  );
}
