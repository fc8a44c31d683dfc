CREATE TABLE "cp_recalculation" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"is_preview" boolean NOT NULL,
	"from_day" date NOT NULL,
	"days_done" integer DEFAULT 0 NOT NULL,
	"days_total" integer DEFAULT 0 NOT NULL,
	"changed" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "cp_recalculation_state" CHECK ("cp_recalculation"."state" in ('waiting', 'running', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "race_course" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"distance" double precision NOT NULL,
	"gain" double precision NOT NULL,
	"loss" double precision NOT NULL,
	"has_heights" boolean NOT NULL,
	"lowest" double precision NOT NULL,
	"highest" double precision NOT NULL,
	"bbox" jsonb NOT NULL,
	"polyline" text NOT NULL,
	"altitudes" "bytea" NOT NULL,
	"grades" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "training_state" ADD COLUMN "open_from" date;--> statement-breakpoint
ALTER TABLE "cp_recalculation" ADD CONSTRAINT "cp_recalculation_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "race_course" ADD CONSTRAINT "race_course_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cp_recalculation_user" ON "cp_recalculation" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cp_recalculation_open" ON "cp_recalculation" USING btree ("user_id") WHERE "cp_recalculation"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "race_course_user" ON "race_course" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "race_course_file" ON "race_course" USING btree ("user_id","sha256");