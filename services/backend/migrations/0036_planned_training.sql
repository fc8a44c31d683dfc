CREATE TABLE "calendar_change" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"updated_at" bigint NOT NULL,
	"is_deleted" boolean NOT NULL,
	CONSTRAINT "calendar_change_user_id_kind_item_id_pk" PRIMARY KEY("user_id","kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "calendar_feed" (
	"user_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_read_at" timestamp (3) with time zone,
	CONSTRAINT "calendar_feed_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "calendar_state" (
	"user_id" text PRIMARY KEY NOT NULL,
	"latest" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_comment" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"author_id" text,
	"activity_id" text,
	"workout_id" text,
	"second" integer,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "training_comment_about" CHECK (("training_comment"."activity_id" is null) <> ("training_comment"."workout_id" is null))
);
--> statement-breakpoint
CREATE TABLE "workout_collection" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workout_template" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"collection_id" text,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"desc" text NOT NULL,
	"surface" text,
	"objective" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"blocks" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"actor_id" text,
	"about" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "calendar_event" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"desc" text NOT NULL,
	"day" date NOT NULL,
	"until" date,
	"time" text,
	"start_time" timestamp (3) with time zone,
	"distance" double precision,
	"goal_time" double precision,
	"goal_power" double precision,
	"course_id" text,
	"priority" text,
	"author_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "calendar_event_days" CHECK ("calendar_event"."until" is null or "calendar_event"."until" >= "calendar_event"."day"),
	CONSTRAINT "calendar_event_goal" CHECK ("calendar_event"."goal_time" is null or "calendar_event"."goal_power" is null),
	CONSTRAINT "calendar_event_time" CHECK (("calendar_event"."time" is null) = ("calendar_event"."start_time" is null))
);
--> statement-breakpoint
CREATE TABLE "plan_change" (
	"id" text PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"user_id" text NOT NULL,
	"workout_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	"rule" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "plan_supplemental" (
	"id" text PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"user_id" text NOT NULL,
	"workout_id" text,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"desc" text NOT NULL,
	"minutes" integer NOT NULL,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "planned_workout" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"desc" text NOT NULL,
	"surface" text,
	"objective" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"blocks" jsonb NOT NULL,
	"day" date NOT NULL,
	"time" text,
	"start_time" timestamp (3) with time zone,
	"planned" jsonb,
	"profile" jsonb NOT NULL,
	"source" text NOT NULL,
	"source_id" text,
	"plan_id" text,
	"plan_kind" text,
	"plan_menu" text,
	"skipped" text,
	"author_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "planned_workout_time" CHECK (("planned_workout"."time" is null) = ("planned_workout"."start_time" is null))
);
--> statement-breakpoint
CREATE TABLE "training_plan" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"library_id" text,
	"is_adaptive" boolean NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"phases" jsonb NOT NULL,
	"weeks" jsonb NOT NULL,
	"race_event_id" text,
	"race_day" date,
	"race_distance" double precision,
	"minutes" jsonb NOT NULL,
	"seed" integer NOT NULL,
	"has_supplementals" boolean NOT NULL,
	"author_id" text,
	"adapted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "training_plan_days" CHECK ("training_plan"."from_day" <= "training_plan"."to_day")
);
--> statement-breakpoint
ALTER TABLE "calendar_change" ADD CONSTRAINT "calendar_change_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_state" ADD CONSTRAINT "calendar_state_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_comment" ADD CONSTRAINT "training_comment_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_comment" ADD CONSTRAINT "training_comment_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_comment" ADD CONSTRAINT "training_comment_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_comment" ADD CONSTRAINT "training_comment_workout_id_planned_workout_id_fk" FOREIGN KEY ("workout_id") REFERENCES "public"."planned_workout"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workout_collection" ADD CONSTRAINT "workout_collection_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workout_template" ADD CONSTRAINT "workout_template_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workout_template" ADD CONSTRAINT "workout_template_collection_id_workout_collection_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."workout_collection"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_actor_id_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_event" ADD CONSTRAINT "calendar_event_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_event" ADD CONSTRAINT "calendar_event_course_id_race_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."race_course"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_event" ADD CONSTRAINT "calendar_event_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_change" ADD CONSTRAINT "plan_change_plan_id_training_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."training_plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_change" ADD CONSTRAINT "plan_change_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_supplemental" ADD CONSTRAINT "plan_supplemental_plan_id_training_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."training_plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_supplemental" ADD CONSTRAINT "plan_supplemental_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_workout" ADD CONSTRAINT "planned_workout_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_workout" ADD CONSTRAINT "planned_workout_plan_id_training_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."training_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_workout" ADD CONSTRAINT "planned_workout_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_plan" ADD CONSTRAINT "training_plan_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_plan" ADD CONSTRAINT "training_plan_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_change_order" ON "calendar_change" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "training_comment_activity" ON "training_comment" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "training_comment_workout" ON "training_comment" USING btree ("workout_id");--> statement-breakpoint
CREATE INDEX "training_comment_user" ON "training_comment" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "training_comment_author" ON "training_comment" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "workout_collection_user" ON "workout_collection" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "workout_template_user" ON "workout_template" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notification_user" ON "notification" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("user_id") WHERE "notification"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notification_actor" ON "notification" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "calendar_event_day" ON "calendar_event" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "calendar_event_deleted" ON "calendar_event" USING btree ("deleted_at") WHERE "calendar_event"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "plan_change_plan" ON "plan_change" USING btree ("plan_id","at");--> statement-breakpoint
CREATE INDEX "plan_change_user" ON "plan_change" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "plan_supplemental_plan" ON "plan_supplemental" USING btree ("plan_id","day");--> statement-breakpoint
CREATE INDEX "plan_supplemental_user" ON "plan_supplemental" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "planned_workout_day" ON "planned_workout" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "planned_workout_plan" ON "planned_workout" USING btree ("plan_id") WHERE "planned_workout"."plan_id" is not null;--> statement-breakpoint
CREATE INDEX "planned_workout_deleted" ON "planned_workout" USING btree ("deleted_at") WHERE "planned_workout"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "training_plan_user" ON "training_plan" USING btree ("user_id","from_day");--> statement-breakpoint
CREATE UNIQUE INDEX "training_plan_running" ON "training_plan" USING btree ("user_id") WHERE "training_plan"."state" in ('active', 'paused') and "training_plan"."deleted_at" is null;