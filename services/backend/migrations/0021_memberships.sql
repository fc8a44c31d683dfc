CREATE TABLE "entitlement" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"feature" text NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "entitlement_source" UNIQUE("source","source_id","feature"),
	CONSTRAINT "entitlement_feature" CHECK ("entitlement"."feature" in ('data_only', 'full_membership')),
	CONSTRAINT "entitlement_kind" CHECK ("entitlement"."source" in ('subscription', 'trial', 'gift', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "gift" (
	"id" text PRIMARY KEY NOT NULL,
	"giver_id" text,
	"giver_kind" text NOT NULL,
	"recipient_email" text,
	"recipient_email_norm" text,
	"recipient_user_id" text,
	"months" integer NOT NULL,
	"status" text NOT NULL,
	"code_hash" text,
	"message" text,
	"region" text NOT NULL,
	"locale" text NOT NULL,
	"checkout_id" text,
	"order_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deliver_at" timestamp (3) with time zone,
	"purchased_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"claimed_at" timestamp (3) with time zone,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	CONSTRAINT "gift_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "gift_checkout_id_unique" UNIQUE("checkout_id"),
	CONSTRAINT "gift_months" CHECK ("gift"."months" in (1, 3, 6, 12)),
	CONSTRAINT "gift_status_known" CHECK ("gift"."status" in ('draft', 'purchased', 'claimed', 'active', 'ended', 'refunded', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "provider_customer" (
	"user_id" text NOT NULL,
	"currency" char(3) NOT NULL,
	"livemode" boolean NOT NULL,
	"provider_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "provider_customer_user_id_currency_livemode_pk" PRIMARY KEY("user_id","currency","livemode"),
	CONSTRAINT "provider_customer_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "pod_upgrade" (
	"user_id" text NOT NULL,
	"livemode" boolean NOT NULL,
	"code" text NOT NULL,
	"percent_off" integer NOT NULL,
	"provider_promo_id" text,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"redeemed_at" timestamp (3) with time zone,
	CONSTRAINT "pod_upgrade_user_id_livemode_pk" PRIMARY KEY("user_id","livemode"),
	CONSTRAINT "pod_upgrade_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"email" text,
	"email_norm" text,
	"provider_id" text NOT NULL,
	"provider_customer_id" text NOT NULL,
	"provider_schedule_id" text,
	"checkout_id" text NOT NULL,
	"plan_code" text NOT NULL,
	"status" text NOT NULL,
	"interval" text NOT NULL,
	"interval_count" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"region" text NOT NULL,
	"locale" text NOT NULL,
	"livemode" boolean NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"trial_end" timestamp (3) with time zone,
	"term_starts_at" timestamp (3) with time zone NOT NULL,
	"billing_anchor" timestamp (3) with time zone NOT NULL,
	"current_period_end" timestamp (3) with time zone NOT NULL,
	"cancel_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"past_due_since" timestamp (3) with time zone,
	"commitment_months" integer NOT NULL,
	"commitment_ends_at" timestamp (3) with time zone,
	"commitment_state" text NOT NULL,
	"card" jsonb,
	"note" text,
	"synced_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "subscription_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "subscription_status" CHECK ("subscription"."status" in ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled')),
	CONSTRAINT "subscription_commitment" CHECK ("subscription"."commitment_state" in ('none', 'running', 'fulfilled', 'waived'))
);
--> statement-breakpoint
CREATE INDEX "entitlement_user" ON "entitlement" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "gift_giver" ON "gift" USING btree ("giver_id","created_at");--> statement-breakpoint
CREATE INDEX "gift_recipient" ON "gift" USING btree ("recipient_user_id");--> statement-breakpoint
CREATE INDEX "gift_recipient_email" ON "gift" USING btree ("recipient_email_norm");--> statement-breakpoint
CREATE INDEX "gift_status" ON "gift" USING btree ("status");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_live" ON "subscription" USING btree ("user_id","livemode") WHERE "subscription"."status" in ('trialing', 'active', 'past_due', 'paused');--> statement-breakpoint
CREATE INDEX "subscription_user" ON "subscription" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscription_waiting" ON "subscription" USING btree ("email_norm") WHERE "subscription"."user_id" is null;--> statement-breakpoint
CREATE INDEX "subscription_period" ON "subscription" USING btree ("status","current_period_end");