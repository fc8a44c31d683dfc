import type {DatasetStore} from "../store/dataset-store.ts";

type Copy = Pick<DatasetStore, "epoch">;

/** Names a place in the order of transactions. Another copy of the dataset counts its own, hence the epoch. */
export const positionAt = ({epoch}: Copy, seq: number): string => `${epoch}-${seq}`;

/** The place a position names, or null when it is none of this copy. */
export function seqAt({epoch}: Copy, position: string): number | null {
  const match = /^(.+)-(\d+)$/.exec(position);
  return match?.[1] === epoch ? Number(match[2]) : null;
}
