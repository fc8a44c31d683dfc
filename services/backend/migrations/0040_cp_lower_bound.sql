ALTER TABLE "cp_history" ADD COLUMN "lower_bound" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Without a maximal effort confidence is at most .4.
UPDATE "cp_history" SET "lower_bound" = true WHERE "source" = 'auto' AND "confidence" <= 0.4;
