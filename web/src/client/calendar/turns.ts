/** Lets what is about the same items go one after another, in the order it was asked for; at once where nothing is under way. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return {
    take<T>(ids: readonly string[], run: () => Promise<T>): Promise<T> {
      const before = ids.flatMap((id) => last.get(id) ?? []);
      const mine = before.length === 0 ? run() : Promise.allSettled(before).then(run);
      for (const id of ids) last.set(id, mine);
      const leave = () => {
        for (const id of ids) if (last.get(id) === mine) last.delete(id);
      };
      mine.then(leave, leave);
      return mine;
    },
  };
}
