ALTER TABLE "activity" ADD COLUMN "recorded_power_source" text;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "recorded_power_family" text;--> statement-breakpoint
UPDATE "activity" SET "recorded_power_source" = "power_source", "recorded_power_family" = "power_family";--> statement-breakpoint
-- Runs that were merged before kept the family of the watch, though their watts are the pod's.
CREATE TEMPORARY TABLE "merged_power" ON COMMIT DROP AS
	SELECT run."id", run."user_id", run."local_day", pod."power_source", pod."power_family"
	FROM "activity" run CROSS JOIN LATERAL jsonb_array_elements(run."edits") edit
	JOIN "activity" pod ON pod."id" = edit->>'source' AND pod."user_id" = run."user_id"
	WHERE edit->>'op' = 'merge' AND pod."power_family" IS NOT NULL;--> statement-breakpoint
UPDATE "activity" SET "power_source" = merged."power_source", "power_family" = merged."power_family"
	FROM "merged_power" merged WHERE merged."id" = "activity"."id";--> statement-breakpoint
DELETE FROM "curve_month" USING "merged_power" merged WHERE merged."user_id" = "curve_month"."user_id";--> statement-breakpoint
UPDATE "training_state" SET "version" = "version" + 1,
	"stale_from" = least("stale_from", (SELECT min("local_day") FROM "merged_power" merged WHERE merged."user_id" = "training_state"."user_id"))
	WHERE "user_id" IN (SELECT "user_id" FROM "merged_power");
