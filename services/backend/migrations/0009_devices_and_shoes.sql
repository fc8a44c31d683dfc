CREATE TABLE "apparel" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"brand" text NOT NULL,
	"model" text NOT NULL,
	"name" text,
	"color" text,
	"bought_on" date,
	"limit_m" integer,
	"distance_m" integer DEFAULT 0 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"retired_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "apparel_kind" CHECK ("apparel"."kind" in ('shoe', 'other')),
	CONSTRAINT "apparel_default_in_use" CHECK (not ("apparel"."is_default" and "apparel"."retired_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "device" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"product" text NOT NULL,
	"serial" text NOT NULL,
	"name" text,
	"side" text,
	"firmware" text,
	"battery_percent" integer,
	"last_seen_at" timestamp (3) with time zone,
	"paired_at" timestamp (3) with time zone NOT NULL,
	"unpaired_at" timestamp (3) with time zone,
	CONSTRAINT "device_product" CHECK ("device"."product" in ('pod', 'duo', 'watch')),
	CONSTRAINT "device_battery" CHECK ("device"."battery_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "share" (
	"id" text PRIMARY KEY NOT NULL,
	"giver_id" text NOT NULL,
	"receiver_id" text,
	"invite_key" text NOT NULL,
	"invite_label" text NOT NULL,
	"level" text NOT NULL,
	"status" text NOT NULL,
	"message" text,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "share_level" CHECK ("share"."level" in ('summary', 'activities', 'plan', 'coach')),
	CONSTRAINT "share_status" CHECK ("share"."status" in ('pending', 'accepted', 'declined', 'expired', 'cancelled', 'ended'))
);
--> statement-breakpoint
ALTER TABLE "apparel" ADD CONSTRAINT "apparel_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_giver_id_account_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_receiver_id_account_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "apparel_default" ON "apparel" USING btree ("user_id") WHERE "apparel"."is_default";--> statement-breakpoint
CREATE INDEX "apparel_user" ON "apparel" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "device_serial" ON "device" USING btree ("product","serial") WHERE "device"."unpaired_at" is null;--> statement-breakpoint
CREATE INDEX "device_user" ON "device" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "share_invited" ON "share" USING btree ("giver_id","invite_key") WHERE "share"."status" in ('pending', 'accepted');--> statement-breakpoint
CREATE UNIQUE INDEX "share_in_force" ON "share" USING btree ("giver_id","receiver_id") WHERE "share"."status" = 'accepted';--> statement-breakpoint
CREATE INDEX "share_receiver" ON "share" USING btree ("receiver_id");--> statement-breakpoint
CREATE INDEX "share_open_key" ON "share" USING btree ("invite_key") WHERE "share"."receiver_id" is null;