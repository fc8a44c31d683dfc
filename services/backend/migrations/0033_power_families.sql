ALTER TABLE "activity" ADD COLUMN "pace_cp" double precision;--> statement-breakpoint
ALTER TABLE "cp_history" ADD COLUMN "family" text;--> statement-breakpoint
-- The family a value was made from: that of the run that moved it, else what its runner mostly ran with by then.
UPDATE "cp_history" SET "family" = coalesce(
	(SELECT run."power_family" FROM "activity" run WHERE run."id" = "cp_history"."activity_id"),
	(SELECT run."power_family" FROM "activity" run
		WHERE run."user_id" = "cp_history"."user_id" AND run."power_family" IS NOT NULL
			AND run."deleted_at" IS NULL AND NOT run."is_excluded"
			AND run."local_day" BETWEEN "cp_history"."day" - 59 AND "cp_history"."day"
		GROUP BY run."power_family" ORDER BY count(*) DESC LIMIT 1),
	(SELECT run."power_family" FROM "activity" run
		WHERE run."user_id" = "cp_history"."user_id" AND run."power_family" IS NOT NULL
			AND run."deleted_at" IS NULL AND NOT run."is_excluded" AND run."local_day" <= "cp_history"."day"
		ORDER BY run."start_time" DESC LIMIT 1)
);
