/** Indices ordered by their area, the smallest on top; an area may change while its index is inside. */
export class AreaHeap {
  readonly #areas: Float64Array;
  readonly #heap: Int32Array;
  readonly #places: Int32Array;
  #size = 0;

  constructor(areas: Float64Array) {
    this.#areas = areas;
    this.#heap = new Int32Array(areas.length);
    this.#places = new Int32Array(areas.length).fill(-1);
  }

  push(index: number) {
    this.#put(index, this.#size++);
    this.#rise(index);
  }

  /** Takes out the index with the smallest area; the caller knows that there is one. */
  pop(): number {
    const top = this.#heap[0] ?? 0;
    const last = this.#heap[--this.#size] ?? 0;
    this.#places[top] = -1;
    if (this.#size > 0) {
      this.#put(last, 0);
      this.#sink(last);
    }
    return top;
  }

  /** Finds the place of an index again after its area changed. */
  update(index: number) {
    if ((this.#places[index] ?? -1) < 0) return;
    this.#rise(index);
    this.#sink(index);
  }

  #area(index: number): number {
    return this.#areas[index] ?? Number.POSITIVE_INFINITY;
  }

  #put(index: number, position: number) {
    this.#heap[position] = index;
    this.#places[index] = position;
  }

  #rise(index: number) {
    let position = this.#places[index] ?? 0;
    while (position > 0) {
      const parentPlace = (position - 1) >> 1;
      const parent = this.#heap[parentPlace] ?? 0;
      if (this.#area(parent) <= this.#area(index)) break;
      this.#put(parent, position);
      position = parentPlace;
    }
    this.#put(index, position);
  }

  #sink(index: number) {
    let position = this.#places[index] ?? 0;
    for (let child = 2 * position + 1; child < this.#size; child = 2 * position + 1) {
      const [left, right] = [this.#heap[child] ?? 0, this.#heap[child + 1] ?? 0];
      const isRight = child + 1 < this.#size && this.#area(right) < this.#area(left);
      const smaller = isRight ? right : left;
      if (this.#area(smaller) >= this.#area(index)) break;
      this.#put(smaller, position);
      position = isRight ? child + 1 : child;
    }
    this.#put(index, position);
  }
}
