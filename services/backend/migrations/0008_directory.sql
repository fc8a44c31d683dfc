CREATE TABLE "coach" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"headline" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"plans" jsonb NOT NULL,
	"portrait_seed" integer NOT NULL,
	"country" char(2) NOT NULL,
	"languages" text[] NOT NULL,
	"distances" text[] NOT NULL,
	"triathlon" text[] NOT NULL,
	"in_person" boolean NOT NULL,
	"run_preferences" text[] NOT NULL,
	"platforms" text[] NOT NULL,
	"specialities" text[] NOT NULL,
	"price_band" text NOT NULL,
	"accepting" boolean DEFAULT true NOT NULL,
	"listed" boolean DEFAULT false NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coach_slug_unique" UNIQUE("slug"),
	CONSTRAINT "coach_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "coach_locale" CHECK ("coach"."locale" in ('en', 'de', 'fr', 'es')),
	CONSTRAINT "coach_price_band" CHECK ("coach"."price_band" in ('low', 'middle', 'high')),
	CONSTRAINT "coach_distances" CHECK ("coach"."distances" <@ array['short', 'long', 'ultra']),
	CONSTRAINT "coach_triathlon" CHECK ("coach"."triathlon" <@ array['sprint', 'olympic', 'half_ironman', 'ironman']),
	CONSTRAINT "coach_run_preferences" CHECK ("coach"."run_preferences" <@ array['road', 'trail', 'track', 'treadmill', 'ultra', 'beginner']),
	CONSTRAINT "coach_platforms" CHECK ("coach"."platforms" <@ array['final_surge', 'powercenter', 'training_peaks', 'two_peak']),
	CONSTRAINT "coach_specialities" CHECK ("coach"."specialities" <@ array['first_race', 'marathon_pacing', 'critical_power', 'hills', 'long_trails', 'return_from_injury', 'masters', 'speed', 'triathlon_run', 'busy_weeks'])
);
--> statement-breakpoint
CREATE TABLE "coach_application" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"email" text NOT NULL,
	"email_norm" text NOT NULL,
	"data" jsonb NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "coach_application_state" CHECK ("coach_application"."state" in ('received', 'accepted', 'declined')),
	CONSTRAINT "coach_application_decided" CHECK (("coach_application"."state" = 'received') = ("coach_application"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "feature_flag" (
	"key" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"percent" numeric(5, 2) DEFAULT 0 NOT NULL,
	"regions" text[] NOT NULL,
	"users" text[] NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "feature_flag_state" CHECK ("feature_flag"."state" in ('off', 'on', 'percent', 'rules')),
	CONSTRAINT "feature_flag_percent" CHECK ("feature_flag"."percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "feature_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"percent" numeric(5, 2) DEFAULT 0 NOT NULL,
	"regions" text[] NOT NULL,
	"users" text[] NOT NULL,
	"version" integer NOT NULL,
	"changed_by" text NOT NULL,
	"reason" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feature_history_version" UNIQUE("key","version")
);
--> statement-breakpoint
CREATE TABLE "counter" (
	"name" text PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "coach_application_open" ON "coach_application" USING btree ("email_norm") WHERE "coach_application"."state" = 'received';