import {randomText} from "../protocol/ids.ts";
import type {Clock} from "./clock.ts";
import type {Task} from "./records.ts";
import type {Store} from "./store.ts";
import {TASK_NAMES, type TaskName} from "./task-names.ts";

/** Tasks that will run by themselves, in order of time, on the shared clock or on a test clock. */
export function createTasks(store: Store, clock: Clock) {
  const find = (name: TaskName, subject: string) =>
    store.list("local.task").filter((task) => task.name === name && task.subject === subject);

  function nextDue(until: number, testClock: string | null): Task | null {
    const due = store.list("local.task").filter((task) => task.at <= until && task.test_clock === testClock);
    return due.reduce<Task | null>((first, task) => (first && compare(first, task) < 0 ? first : task), null);
  }

  return {
    add(name: TaskName, subject: string, at: number, testClock: string | null = null) {
      store.put({
        id: `task_${randomText(16)}`,
        object: "local.task",
        name,
        subject,
        at,
        test_clock: testClock,
      });
    },
    cancel(name: TaskName, subject: string) {
      for (const task of find(name, subject)) store.remove("local.task", task.id);
    },
    find,
    /** Does what is due, the earliest first, each at the second it was due and in a transaction of its own. */
    run(perform: (task: Task) => void, until = clock.now(), testClock: string | null = null) {
      for (let task = nextDue(until, testClock); task !== null; task = nextDue(until, testClock)) {
        const {id, at} = task;
        const due = task;
        store.transaction(() => {
          store.remove("local.task", id);
          clock.at(at, () => perform(due));
        });
      }
    },
  };
}

const compare = (a: Task, b: Task) => a.at - b.at || TASK_NAMES.indexOf(a.name) - TASK_NAMES.indexOf(b.name);
