/**
 * Runs tasks on the same items one after another, in the order of the calls. A task whose items are idle starts at
 * once.
 */
export function createKeyedQueue() {
  const last = new Map<string, Promise<unknown>>();
  return {
    take<T>(ids: readonly string[], run: () => Promise<T>): Promise<T> {
      const before = ids.flatMap((id) => last.get(id) ?? []);
      const task = before.length === 0 ? run() : Promise.allSettled(before).then(run);
      for (const id of ids) last.set(id, task);
      const leave = () => {
        for (const id of ids) if (last.get(id) === task) last.delete(id);
      };
      task.then(leave, leave);
      return task;
    },
  };
}
