CREATE TABLE "data_upgrade" (
	"name" text PRIMARY KEY NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "library_text" jsonb;--> statement-breakpoint
ALTER TABLE "calendar_event" ADD COLUMN "title_metres" double precision;--> statement-breakpoint
ALTER TABLE "planned_workout" ADD COLUMN "library_text" jsonb;--> statement-breakpoint
ALTER TABLE "training_plan" ADD COLUMN "title_text" jsonb;