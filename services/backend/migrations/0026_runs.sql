CREATE TABLE "activity" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"upload_id" text NOT NULL,
	"part" integer NOT NULL,
	"series_key" text NOT NULL,
	"recorded_start" timestamp (3) with time zone NOT NULL,
	"recorded_seconds" integer NOT NULL,
	"record_interval" integer DEFAULT 1 NOT NULL,
	"laps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"totals" jsonb,
	"athlete" jsonb,
	"offset_seconds" integer NOT NULL,
	"time_zone" text NOT NULL,
	"sport" text NOT NULL,
	"source" text NOT NULL,
	"device" jsonb NOT NULL,
	"power_source" text,
	"power_family" text,
	"has_barometer" boolean NOT NULL,
	"problems" jsonb NOT NULL,
	"sibling_of" text,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"surface_type" text NOT NULL,
	"rpe" integer,
	"feel" integer,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"apparel_id" text,
	"edits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"local_day" date NOT NULL,
	"algo_version" integer NOT NULL,
	"cp_used" double precision,
	"weight_used" double precision,
	"stress" double precision NOT NULL,
	"stress_method" text NOT NULL,
	"summary" jsonb NOT NULL,
	"averages" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"seconds_in_zones" integer[] NOT NULL,
	"below_seconds" integer NOT NULL,
	"polyline" text,
	"is_excluded" boolean DEFAULT false NOT NULL,
	"computed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "activity_rpe" CHECK ("activity"."rpe" between 1 and 10),
	CONSTRAINT "activity_feel" CHECK ("activity"."feel" between 1 and 5),
	CONSTRAINT "activity_zones" CHECK (cardinality("activity"."seconds_in_zones") = 5)
);
--> statement-breakpoint
CREATE TABLE "activity_curve" (
	"activity_id" text PRIMARY KEY NOT NULL,
	"algo_version" integer NOT NULL,
	"power" "bytea" NOT NULL,
	"start" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cp_history" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"critical_power" double precision NOT NULL,
	"source" text NOT NULL,
	"confidence" double precision,
	"activity_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "cp_history_watts" CHECK ("cp_history"."critical_power" between 60 and 600)
);
--> statement-breakpoint
CREATE TABLE "training_state" (
	"user_id" text PRIMARY KEY NOT NULL,
	"stale_from" date,
	"version" integer DEFAULT 1 NOT NULL,
	"derived_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "upload" DROP CONSTRAINT "upload_state";--> statement-breakpoint
ALTER TABLE "upload" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "object_key" text;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "problems" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_sibling_of_activity_id_fk" FOREIGN KEY ("sibling_of") REFERENCES "public"."activity"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_apparel_id_apparel_id_fk" FOREIGN KEY ("apparel_id") REFERENCES "public"."apparel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_curve" ADD CONSTRAINT "activity_curve_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cp_history" ADD CONSTRAINT "cp_history_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cp_history" ADD CONSTRAINT "cp_history_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_state" ADD CONSTRAINT "training_state_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "activity_part" ON "activity" USING btree ("upload_id","part");--> statement-breakpoint
CREATE INDEX "activity_user_start" ON "activity" USING btree ("user_id","start_time");--> statement-breakpoint
CREATE INDEX "activity_user_day" ON "activity" USING btree ("user_id","local_day");--> statement-breakpoint
CREATE INDEX "activity_deleted" ON "activity" USING btree ("deleted_at") WHERE "activity"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "cp_history_day" ON "cp_history" USING btree ("user_id","day","source") WHERE "cp_history"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "cp_history_user" ON "cp_history" USING btree ("user_id","day");--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_somewhere" CHECK ("upload"."state" = 'deleted' or "upload"."content" is not null or "upload"."object_key" is not null);--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_state" CHECK ("upload"."state" in ('received', 'read', 'refused', 'deleted'));