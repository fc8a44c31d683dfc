CREATE TABLE "recalculation" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"algo_version" integer NOT NULL,
	"history_key" text NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"last_start" timestamp (3) with time zone,
	"last_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "activity_note" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"activity_id" text,
	"kind" text NOT NULL,
	"recorded_second" integer,
	"text" text NOT NULL,
	"object_key" text,
	"media_type" text,
	"size" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "activity_note_audio" CHECK (("activity_note"."kind" = 'audio') = ("activity_note"."object_key" is not null and "activity_note"."media_type" is not null
        and "activity_note"."size" is not null and "activity_note"."recorded_second" is not null))
);
--> statement-breakpoint
CREATE TABLE "activity_pair" (
	"activity_id" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"target_id" text,
	"paired_by" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activity_pair_activity_id_kind_pk" PRIMARY KEY("activity_id","kind"),
	CONSTRAINT "activity_pair_apart" CHECK ("activity_pair"."target_id" is not null or "activity_pair"."paired_by" = 'manual')
);
--> statement-breakpoint
ALTER TABLE "recalculation" ADD CONSTRAINT "recalculation_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_note" ADD CONSTRAINT "activity_note_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_note" ADD CONSTRAINT "activity_note_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_pair" ADD CONSTRAINT "activity_pair_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_pair" ADD CONSTRAINT "activity_pair_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recalculation_question" ON "recalculation" USING btree ("user_id","from_day","to_day","algo_version","history_key");--> statement-breakpoint
CREATE INDEX "recalculation_finished" ON "recalculation" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "activity_note_activity" ON "activity_note" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "activity_note_user" ON "activity_note" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "activity_note_unseen" ON "activity_note" USING btree ("updated_at") WHERE "activity_note"."activity_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "activity_pair_target" ON "activity_pair" USING btree ("user_id","kind","target_id") WHERE "activity_pair"."target_id" is not null;--> statement-breakpoint
CREATE INDEX "activity_pair_user" ON "activity_pair" USING btree ("user_id");