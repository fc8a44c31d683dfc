import type {PartBounds} from "./container.ts";
import {type Definition, readDefinition} from "./definition.ts";
import {DeveloperFields} from "./developer-fields.ts";
import type {FitMessage, FitPart, FitWarning} from "./fit-part.ts";
import {numberOf} from "./message-values.ts";
import {MESSAGE, TIMESTAMP} from "./messages.ts";
import {readMessage} from "./read-message.ts";
import {followPlan, PackedDistance, planRecord, type RecordPlan} from "./record-plan.ts";
import {RecordTable} from "./record-table.ts";

// A hostile file pays one byte for what costs us eight per record, or an object per message.
const MAX_COLUMNS = 96;
const MAX_MESSAGES = 20_000;

const KEPT: ReadonlySet<number> = new Set(
  Object.values(MESSAGE).filter((number) => number !== MESSAGE.record),
);

interface LocalType {
  readonly definition: Definition;
  readonly timestampOffset: number | null;
  plan: RecordPlan | null;
}

/** Reads the messages of one part, one after the other, until its end or the first that makes no sense. */
export class PartReader {
  readonly developer: DeveloperFields;
  /** Developer fields met before their description, as index/number: what a second reading is for. */
  readonly undescribed = new Set<string>();
  readonly #view: DataView;
  readonly #bounds: PartBounds;
  readonly #maxRecords: number;
  readonly #locals: (LocalType | null)[] = Array.from({length: 16}, () => null);
  readonly #table = new RecordTable(MAX_COLUMNS);
  readonly #messages = new Map<number, FitMessage[]>();
  readonly #warnings = new Set<FitWarning>();
  readonly #packed = new PackedDistance();
  #at: number;
  #lastTime = Number.NaN;
  #messageCount = 0;
  #isCut = false;

  constructor(bytes: Uint8Array, bounds: PartBounds, maxRecords: number, developer = new DeveloperFields()) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#bounds = bounds;
    this.#maxRecords = maxRecords;
    this.#at = bounds.from;
    this.developer = developer;
    if (!bounds.headerCrcOk) this.#warnings.add("bad_header_checksum");
    if (!bounds.crcOk && !bounds.truncated) this.#warnings.add("bad_checksum");
  }

  read(): FitPart {
    while (this.#at < this.#bounds.to && this.#step());
    if (this.undescribed.size > 0) this.#warnings.add("undescribed_developer_field");
    const all = (message: number) => this.#messages.get(message) ?? [];
    const first = (message: number) => all(message)[0] ?? null;
    return {
      fileId: first(MESSAGE.fileId),
      activity: first(MESSAGE.activity),
      sport: first(MESSAGE.sport),
      sessions: all(MESSAGE.session),
      laps: all(MESSAGE.lap),
      events: all(MESSAGE.event),
      devices: all(MESSAGE.deviceInfo),
      workout: [...all(MESSAGE.workout), ...all(MESSAGE.workoutStep)],
      dev: this.developer.list(),
      cols: this.#table.finish(),
      n: this.#table.rows,
      truncated: this.#bounds.truncated || this.#isCut,
      crcOk: this.#bounds.crcOk,
      warnings: this.#warnings,
    };
  }

  /** Reads one message. False where reading has to end. */
  #step(): boolean {
    const header = this.#view.getUint8(this.#at);
    if ((header & 0xc0) === 0x40) return this.#define(header);
    const isCompressed = (header & 0x80) !== 0;
    const local = this.#locals[isCompressed ? (header >> 5) & 3 : header & 15];
    if (!local) return this.#stop("damaged");
    const from = this.#at + 1;
    if (from + local.definition.size > this.#bounds.to) return this.#stop(null);
    this.#at = from + local.definition.size;
    this.#keepTime(local, from, isCompressed ? header & 31 : null);
    if (local.definition.global === MESSAGE.record) return this.#addRecord(local, from);
    if (KEPT.has(local.definition.global)) this.#addMessage(local.definition, from);
    return true;
  }

  #define(header: number): boolean {
    const read = readDefinition(this.#view, this.#at + 1, this.#bounds.to, (header & 0x20) !== 0);
    if (!read) return this.#stop(null);
    const stamp = read.definition.fields.find(({number, size}) => number === TIMESTAMP && size === 4);
    this.#locals[header & 15] = {
      definition: read.definition,
      timestampOffset: stamp?.offset ?? null,
      plan: null,
    };
    this.#at = read.next;
    return true;
  }

  /** Only a truncated file ends inside a message; in one that is complete by its header, a length was damaged. */
  #stop(warning: FitWarning | null): false {
    this.#isCut = warning === null;
    this.#warnings.add("damaged");
    return false;
  }

  #keepTime({definition, timestampOffset}: LocalType, from: number, offset: number | null) {
    if (timestampOffset !== null) {
      const time = this.#view.getUint32(from + timestampOffset, definition.little);
      if (time !== 0xffffffff) this.#lastTime = time;
    } else if (offset !== null && !Number.isNaN(this.#lastTime)) {
      // Five bits roll over every 32 s.
      const base = this.#lastTime - (this.#lastTime % 32);
      this.#lastTime = base + offset + (offset < this.#lastTime % 32 ? 32 : 0);
    }
  }

  #addRecord(local: LocalType, from: number): boolean {
    if (this.#table.rows >= this.#maxRecords) return this.#stopCounting();
    if (local.plan?.version !== this.developer.version) local.plan = this.#plan(local.definition);
    const row = this.#table.addRow();
    followPlan(local.plan, this.#view, from, row, local.definition.little);
    if (local.plan.packed) this.#packed.follow(local.plan.packed, this.#view, from, row);
    if (local.timestampOffset === null) this.#stampRow(row);
    return true;
  }

  #stampRow(row: number) {
    const times = this.#table.column(TIMESTAMP);
    if (times) times.values[row] = this.#lastTime;
    if (Number.isNaN(this.#lastTime)) this.#warnings.add("no_timestamp");
  }

  #plan(definition: Definition): RecordPlan {
    this.#table.reserve(Math.ceil((this.#bounds.to - this.#at) / (definition.size + 1)) + 1);
    const plan = planRecord(definition, this.developer, this.#table);
    for (const key of plan.undescribed) this.undescribed.add(key);
    if (plan.overflow) this.#warnings.add("too_many_fields");
    return plan;
  }

  #stopCounting(): true {
    this.#warnings.add("too_many_records");
    return true;
  }

  #addMessage(definition: Definition, from: number) {
    if (++this.#messageCount > MAX_MESSAGES) {
      this.#warnings.add("too_many_messages");
      return;
    }
    const message = readMessage(this.#view, from, definition, this.developer);
    if (definition.global === MESSAGE.developerDataId) this.developer.addApplication(message);
    else if (definition.global === MESSAGE.fieldDescription) this.developer.addDescription(message);
    else this.#keep(definition.global, message);
  }

  #keep(global: number, message: FitMessage) {
    // Of a time that is written as a compressed header, other readers of the message need to know.
    const time = numberOf(message, TIMESTAMP);
    const stamped =
      time === null && !Number.isNaN(this.#lastTime)
        ? {...message, fields: new Map(message.fields).set(TIMESTAMP, this.#lastTime)}
        : message;
    const list = this.#messages.get(global);
    if (list) list.push(stamped);
    else this.#messages.set(global, [stamped]);
  }
}
