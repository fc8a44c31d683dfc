CREATE TABLE "reconcile_diff" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"livemode" boolean NOT NULL,
	"ours" jsonb NOT NULL,
	"theirs" jsonb NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by" text,
	"resolution" text,
	CONSTRAINT "reconcile_diff_done" CHECK (("reconcile_diff"."resolved_at" is null) = ("reconcile_diff"."resolution" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "reconcile_diff_open" ON "reconcile_diff" USING btree ("kind","ref") WHERE "reconcile_diff"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "reconcile_diff_found" ON "reconcile_diff" USING btree ("found_at");