ALTER TABLE "profile" ADD COLUMN "resting_heart_rate" smallint;--> statement-breakpoint
ALTER TABLE "profile" ADD COLUMN "threshold_heart_rate" smallint;--> statement-breakpoint
ALTER TABLE "profile" ADD COLUMN "maximum_heart_rate" smallint;