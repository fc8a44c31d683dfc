import {Shown} from "../../live-query/shown.tsx";
import {useLiveQuery} from "../../live-query/use-live-query.ts";
import {allVersions} from "../data/versions.ts";

/** In place of a list of versions that is not there yet. */
export function UnreadVersions() {
  return (
    <Shown loaded={useLiveQuery(allVersions)} what="The versions">
      {() => null}
    </Shown>
  );
}
