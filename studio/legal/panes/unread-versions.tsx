import {LoadableView} from "../../live-query/loadable-view.tsx";
import {useLiveQuery} from "../../live-query/use-live-query.ts";
import {allVersions} from "../data/versions.ts";

export function UnreadVersions() {
  return (
    <LoadableView loaded={useLiveQuery(allVersions)} what="The versions">
      {() => null}
    </LoadableView>
  );
}
