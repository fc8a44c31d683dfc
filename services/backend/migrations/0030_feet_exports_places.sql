CREATE TABLE "foot_job" (
	"id" text PRIMARY KEY NOT NULL,
	"requested_by" text NOT NULL,
	"user_ids" text[],
	"from_day" text NOT NULL,
	"to_day" text NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"last_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "foot_path" (
	"recording_id" text NOT NULL,
	"side" text NOT NULL,
	"minutes" "bytea" NOT NULL,
	"algo_version" integer NOT NULL,
	"computed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "foot_path_recording_id_side_pk" PRIMARY KEY("recording_id","side")
);
--> statement-breakpoint
CREATE TABLE "foot_recording" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"activity_id" text,
	"product" text NOT NULL,
	"sha256" text NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"strides" integer NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hidden_place" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"radius" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "run_export" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"format" text NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"bytes" bigint,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "foot_path" ADD CONSTRAINT "foot_path_recording_id_foot_recording_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."foot_recording"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "foot_recording" ADD CONSTRAINT "foot_recording_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "foot_recording" ADD CONSTRAINT "foot_recording_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_place" ADD CONSTRAINT "hidden_place_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_export" ADD CONSTRAINT "run_export_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "foot_job_finished" ON "foot_job" USING btree ("finished_at");--> statement-breakpoint
CREATE UNIQUE INDEX "foot_recording_content" ON "foot_recording" USING btree ("user_id","sha256");--> statement-breakpoint
CREATE INDEX "foot_recording_activity" ON "foot_recording" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "hidden_place_user" ON "hidden_place" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "run_export_user" ON "run_export" USING btree ("user_id","requested_at");