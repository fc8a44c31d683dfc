-- Each change of what a calendar shows gets the next number of its runner. The triggers wait until the transaction is
-- committed: then whoever changes something waits for the one row of the runner last of all, so that nobody waits for
-- anybody in a circle, and numbers are given in the order in which others see the changes.
CREATE FUNCTION "note_calendar_change"(whose text, what text, item text, gone boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	next_number bigint;
BEGIN
	INSERT INTO "calendar_state" ("user_id", "latest")
	VALUES (whose, floor(extract(epoch FROM clock_timestamp()) * 1000000)::bigint)
	ON CONFLICT ("user_id") DO UPDATE SET "latest" = greatest("calendar_state"."latest" + 1, excluded."latest")
	RETURNING "latest" INTO next_number;
	INSERT INTO "calendar_change" ("user_id", "kind", "item_id", "updated_at", "is_deleted")
	VALUES (whose, what, item, next_number, gone)
	ON CONFLICT ("user_id", "kind", "item_id")
	DO UPDATE SET "updated_at" = excluded."updated_at", "is_deleted" = excluded."is_deleted";
END;
$$;
--> statement-breakpoint
-- As the item is by the time of the commit, however often it changed before. Of one that is gone for good only what was
-- known is said; what goes with its account leaves nothing.
CREATE FUNCTION "note_item_change"(whose text, what text, item text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	gone boolean;
BEGIN
	CASE what
		WHEN 'activity' THEN SELECT "deleted_at" IS NOT NULL INTO gone FROM "activity" WHERE "id" = item;
		WHEN 'event' THEN SELECT "deleted_at" IS NOT NULL INTO gone FROM "calendar_event" WHERE "id" = item;
		WHEN 'workout' THEN SELECT "deleted_at" IS NOT NULL INTO gone FROM "planned_workout" WHERE "id" = item;
		WHEN 'plan' THEN SELECT "deleted_at" IS NOT NULL INTO gone FROM "training_plan" WHERE "id" = item;
	END CASE;
	IF gone IS NOT NULL THEN
		PERFORM "note_calendar_change"(whose, what, item, gone);
	ELSIF EXISTS (
		SELECT FROM "calendar_change"
		WHERE "user_id" = whose AND "kind" = what AND "item_id" = item AND NOT "is_deleted"
	) THEN
		PERFORM "note_calendar_change"(whose, what, item, true);
	END IF;
END;
$$;
--> statement-breakpoint
-- Of what is deleted or brought back the other side of its pair changes too: a run that is gone was nobody's workout.
CREATE FUNCTION "note_paired_changes"(whose text, what text, item text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	other record;
BEGIN
	FOR other IN
		SELECT "kind", "target_id" AS "id" FROM "activity_pair"
		WHERE what = 'activity' AND "activity_id" = item AND "target_id" IS NOT NULL
		UNION ALL
		SELECT 'activity', "activity_id" FROM "activity_pair"
		WHERE "user_id" = whose AND "kind" = what AND "target_id" = item
	LOOP
		PERFORM "note_item_change"(whose, other."kind", other."id");
	END LOOP;
END;
$$;
--> statement-breakpoint
-- TG_ARGV: the kind of the item, then the column that names it.
CREATE FUNCTION "on_calendar_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	now_is jsonb := to_jsonb(NEW);
	was jsonb := to_jsonb(OLD);
BEGIN
	IF TG_ARGV[1] = 'id' AND (TG_OP <> 'INSERT' AND was ->> 'deleted_at' IS NULL)
		<> (TG_OP <> 'DELETE' AND now_is ->> 'deleted_at' IS NULL) THEN
		PERFORM "note_paired_changes"(
			coalesce(now_is, was) ->> 'user_id', TG_ARGV[0], coalesce(now_is, was) ->> 'id'
		);
	END IF;
	IF was ->> TG_ARGV[1] IS NOT NULL AND was ->> TG_ARGV[1] IS DISTINCT FROM now_is ->> TG_ARGV[1] THEN
		PERFORM "note_item_change"(was ->> 'user_id', TG_ARGV[0], was ->> TG_ARGV[1]);
	END IF;
	IF now_is ->> TG_ARGV[1] IS NOT NULL THEN
		PERFORM "note_item_change"(now_is ->> 'user_id', TG_ARGV[0], now_is ->> TG_ARGV[1]);
	END IF;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
-- A pair changes both sides; TG_ARGV is not needed.
CREATE FUNCTION "on_pair_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		PERFORM "note_item_change"(OLD."user_id", 'activity', OLD."activity_id");
		IF OLD."target_id" IS NOT NULL THEN
			PERFORM "note_item_change"(OLD."user_id", OLD."kind", OLD."target_id");
		END IF;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		PERFORM "note_item_change"(NEW."user_id", 'activity', NEW."activity_id");
		IF NEW."target_id" IS NOT NULL THEN
			PERFORM "note_item_change"(NEW."user_id", NEW."kind", NEW."target_id");
		END IF;
	END IF;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "activity_calendar_change" AFTER INSERT OR UPDATE OR DELETE ON "activity" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "on_calendar_change"('activity', 'id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "calendar_event_calendar_change" AFTER INSERT OR UPDATE OR DELETE ON "calendar_event" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "on_calendar_change"('event', 'id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "planned_workout_calendar_change" AFTER INSERT OR UPDATE OR DELETE ON "planned_workout" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "on_calendar_change"('workout', 'id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "training_plan_calendar_change" AFTER INSERT OR UPDATE OR DELETE ON "training_plan" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "on_calendar_change"('plan', 'id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "plan_supplemental_calendar_change" AFTER INSERT OR UPDATE OR DELETE ON "plan_supplemental" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "on_calendar_change"('plan', 'plan_id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "activity_note_calendar_change" AFTER INSERT OR UPDATE OR DELETE ON "activity_note" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "on_calendar_change"('activity', 'activity_id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "comment_on_activity_calendar_change" AFTER INSERT OR UPDATE OR DELETE ON "training_comment" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "on_calendar_change"('activity', 'activity_id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "comment_on_workout_calendar_change" AFTER INSERT OR UPDATE OR DELETE ON "training_comment" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "on_calendar_change"('workout', 'workout_id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "activity_pair_calendar_change" AFTER INSERT OR UPDATE OR DELETE ON "activity_pair" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "on_pair_change"();
--> statement-breakpoint
-- Numbers as of now: small ones would be taken for seconds, and for older than what is known of deleted items.
INSERT INTO "calendar_change" ("user_id", "kind", "item_id", "updated_at", "is_deleted")
SELECT "user_id", 'activity', "id",
	floor(extract(epoch FROM now()) * 1000000)::bigint + row_number() OVER (PARTITION BY "user_id" ORDER BY "start_time", "id"),
	"deleted_at" IS NOT NULL
FROM "activity";
--> statement-breakpoint
INSERT INTO "calendar_state" ("user_id", "latest")
SELECT "user_id", max("updated_at") FROM "calendar_change" GROUP BY "user_id";
