import type {CourseProblem} from "@gradus/training/courses/read-course";
import {useRef, useState} from "react";
import type {FileCourse} from "./plan";

export type CourseFileState =
  | {readonly kind: "none" | "reading"}
  /** A link brings the course along without its file. */
  | {readonly kind: "read"; readonly course: FileCourse; readonly file: File | null}
  /** `unreadable`: the browser could not hand it over. `not_loaded`: the reader itself did not arrive. */
  | {readonly kind: "refused"; readonly code: CourseProblem | "unreadable" | "not_loaded"};

/** The reader's own limit, which a test compares: to import it would bring the reader along. */
export const BYTES_MAX = 10 * 1024 * 1024;

/** The reader weighs more than the page, so it comes with the first touch of it. */
export const loadCourseReader = () => import("./course-file").catch(() => null);

/** The course of the chosen file. It is read here, in the browser, and goes nowhere. */
export function useCourseFile(opened: FileCourse | null) {
  const [state, setState] = useState<CourseFileState>(
    opened ? {kind: "read", course: opened, file: null} : {kind: "none"},
  );
  // The last choice counts, whichever is read first.
  const last = useRef(Promise.resolve(state));

  async function choose(file: File | null) {
    setState({kind: file ? "reading" : "none"});
    const reading = file ? readFile(file) : Promise.resolve({kind: "none"} as const);
    last.current = reading;
    const next = await reading;
    if (last.current === reading) setState(next);
  }

  /** The result of the last choice, once it is read. */
  async function whenRead(): Promise<CourseFileState> {
    const reading = last.current;
    const found = await reading;
    return last.current === reading ? found : whenRead();
  }
  return {state, choose, whenRead};
}

async function readFile(file: File): Promise<CourseFileState> {
  // Checked first, so that no user waits for a film to be read into memory.
  if (file.size > BYTES_MAX) return {kind: "refused", code: "too_large"};
  const [bytes, reader] = await Promise.all([file.arrayBuffer().catch(() => null), loadCourseReader()]);
  if (!reader) return {kind: "refused", code: "not_loaded"};
  if (!bytes) return {kind: "refused", code: "unreadable"};
  const read = reader.readCourseFile(new Uint8Array(bytes));
  return read.ok ? {kind: "read", course: read.course, file} : {kind: "refused", code: read.code};
}
