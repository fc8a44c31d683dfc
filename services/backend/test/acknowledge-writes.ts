import {sql} from "drizzle-orm";
import {z} from "zod";
import {withTransaction} from "../src/core/db/db.ts";
import {openDatabase} from "../src/core/db/open-database.ts";

// A process that prints the row counts in the database of a folder, then writes for as long as it lives, and prints
// each number once it is committed. Every number is two rows, so that a partial transaction would be noticed.
const found = z.object({rows: z.tuple([z.object({first: z.coerce.number(), second: z.coerce.number()})])});

const {db} = await openDatabase({folder: process.argv[2] ?? ""});
await db.execute(sql`create table if not exists told (number int, half int, primary key (number, half))`);
const counts = await db.execute(
  sql`select count(*) filter (where half = 1) as first, count(*) filter (where half = 2) as second from told`,
);
const [{first, second}] = found.parse(counts).rows;
process.stdout.write(`${first} ${second}\n`);
for (let number = first + 1; ; number++) {
  await withTransaction(db, async (tx) => {
    await tx.execute(sql`insert into told values (${number}, 1)`);
    await tx.execute(sql`insert into told values (${number}, 2)`);
  });
  process.stdout.write(`${number}\n`);
}
