ALTER TABLE "profile" ADD COLUMN "resting_heart_rate" smallint;--> statement-breakpoint
ALTER TABLE "profile" ADD COLUMN "threshold_heart_rate" smallint;--> statement-breakpoint
ALTER TABLE "profile" ADD COLUMN "maximum_heart_rate" smallint;--> statement-breakpoint
ALTER TABLE "profile" ADD COLUMN "starting_fitness" smallint;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "sustained_heart_rate" double precision;