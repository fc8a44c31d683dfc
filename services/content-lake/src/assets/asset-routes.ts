import {join} from "node:path";
import type {Route} from "../http/router.ts";
import {fileOfDocument} from "./asset-file.ts";
import {AssetStore} from "./asset-store.ts";
import {RenderCache} from "./render-cache.ts";
import {serveRoutes} from "./serve-routes.ts";
import {type UploadDeps, uploadRoutes} from "./upload-routes.ts";

export interface AssetRouteOptions extends Omit<UploadDeps, "store" | "uploadBytesMax"> {
  readonly projectId: string;
  readonly directory: string;
  readonly limits?: {readonly uploadBytes: number; readonly renderCacheBytes: number};
}

const MEBIBYTE = 1024 * 1024;
const DEFAULT_LIMITS = {uploadBytes: 64 * MEBIBYTE, renderCacheBytes: 512 * MEBIBYTE};

/** Deleting an asset's document deletes its file. */
export function assetRoutes({directory, limits = DEFAULT_LIMITS, ...deps}: AssetRouteOptions): Route[] {
  const store = new AssetStore(join(directory, "assets"));
  const renders = new RenderCache({directory: join(directory, "renders"), bytesMax: limits.renderCacheBytes});
  deps.datasets.onOpen((dataset) => {
    dataset.store.onCommit(({changes}) => {
      for (const {before, after} of changes) {
        const file = before && !after ? fileOfDocument(before) : null;
        if (file) store.remove(dataset.name, file);
      }
    });
  });
  deps.datasets.onRemove((name) => store.removeAll(name));
  store.clearIncoming();
  return [
    ...uploadRoutes({...deps, store, uploadBytesMax: limits.uploadBytes}),
    ...serveRoutes({...deps, store, renders}),
  ];
}
