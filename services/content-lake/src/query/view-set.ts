import type {CommittedTransaction, DocumentSource, LakeDocument, Perspective} from "../types.ts";
import {DatasetView} from "./dataset-view.ts";
import {groupOf, idInLayer, isUnpublishing, type Layers, layersOf, showAsGroup} from "./perspective.ts";

export type CanRead = ((document: LakeDocument) => boolean) | null;

interface CachedView {
  readonly key: string;
  readonly canRead: CanRead;
  readonly layers: Layers | null;
  readonly view: DatasetView;
}

const CACHED_VIEWS_MAX = 24;

/**
 * The views in use, one for each perspective and set of rights. A commit updates the documents it changed in each of
 * them; a view is built from all documents only once, on first use.
 */
export class ViewSet {
  readonly #source: DocumentSource;
  #views: CachedView[] = [];

  constructor(source: DocumentSource) {
    this.#source = source;
    source.onCommit((transaction) => this.#apply(transaction));
  }

  /** Callers should pass the same `canRead` function for the same rights: it is part of the key. */
  get(perspective: Perspective, canRead: CanRead): DatasetView {
    const layers = layersOf(perspective);
    const key = layers ? layers.join(",") : "raw";
    const at = this.#views.findIndex((cached) => cached.key === key && cached.canRead === canRead);
    const found = this.#views[at] ?? this.#build({key, canRead, layers, view: new DatasetView()});
    if (at !== 0) {
      this.#views = [found, ...this.#views.filter((cached) => cached !== found)].slice(0, CACHED_VIEWS_MAX);
    }
    return found.view;
  }

  #build(cached: CachedView): CachedView {
    const documents = [...this.#source.all()];
    const ids = cached.layers
      ? new Set(documents.map(({_id}) => groupOf(_id)))
      : documents.map(({_id}) => _id);
    for (const id of [...ids].sort()) this.#update(cached, id);
    return cached;
  }

  #apply({changes}: CommittedTransaction): void {
    for (const cached of this.#views) {
      for (const {id} of changes) this.#update(cached, cached.layers ? groupOf(id) : id);
    }
  }

  #update(cached: CachedView, id: string): void {
    const shown = this.#resolve(cached, id);
    if (shown) cached.view.put(shown);
    else cached.view.remove(id);
  }

  #resolve({layers, canRead}: CachedView, id: string): LakeDocument | null {
    if (!layers) return this.#read(id, canRead);
    for (const layer of layers) {
      const version = this.#read(idInLayer(id, layer), canRead);
      if (!version) continue;
      if (isUnpublishing(version)) return null;
      // The published perspective has no versions to distinguish, so its documents are returned unchanged.
      return layers.length === 1 ? version : showAsGroup(version);
    }
    return null;
  }

  #read(id: string, canRead: CanRead): LakeDocument | null {
    const document = this.#source.get(id);
    return document && (!canRead || canRead(document)) ? document : null;
  }
}
