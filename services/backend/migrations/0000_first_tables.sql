CREATE TABLE "offer" (
	"code" text PRIMARY KEY NOT NULL,
	"hardware_sku" text,
	"plan_code" text,
	"commitment_months" integer DEFAULT 0 NOT NULL,
	"trial_days" integer DEFAULT 0 NOT NULL,
	"badge" text,
	"regions" text[] NOT NULL,
	"position" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "offer_badge" CHECK ("offer"."badge" in ('savings', 'membership_trial', 'best_value')),
	CONSTRAINT "offer_terms" CHECK ("offer"."commitment_months" >= 0 and "offer"."trial_days" >= 0)
);
--> statement-breakpoint
CREATE TABLE "price" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"plan_code" text,
	"currency" char(3) NOT NULL,
	"amount" bigint NOT NULL,
	"compare_at" bigint,
	"tax_behavior" text NOT NULL,
	"interval" text,
	"interval_count" integer,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_to" timestamp (3) with time zone,
	"provider_price_id" text,
	"livemode" boolean DEFAULT false NOT NULL,
	CONSTRAINT "price_amount" CHECK ("price"."amount" >= 0),
	CONSTRAINT "price_compare_at" CHECK ("price"."compare_at" > "price"."amount"),
	CONSTRAINT "price_interval" CHECK ("price"."interval" in ('daily', 'weekly', 'monthly', 'yearly')),
	CONSTRAINT "price_plan" CHECK (num_nulls("price"."plan_code", "price"."interval", "price"."interval_count") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" text PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"kind" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"retired_at" timestamp (3) with time zone,
	"position" integer NOT NULL,
	"quantity_limit" integer NOT NULL,
	"tax_code" text,
	"weight_g" integer,
	"content" jsonb NOT NULL,
	CONSTRAINT "product_sku_unique" UNIQUE("sku"),
	CONSTRAINT "product_kind" CHECK ("product"."kind" in ('hardware', 'clip', 'apparel', 'virtual')),
	CONSTRAINT "product_quantity_limit" CHECK ("product"."quantity_limit" > 0)
);
--> statement-breakpoint
CREATE TABLE "region_currency" (
	"region" text PRIMARY KEY NOT NULL,
	"currency" char(3) NOT NULL,
	"tax_mode" text NOT NULL,
	"ship_countries" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"sku" text PRIMARY KEY NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"policy" text NOT NULL,
	"preorder_cap" integer,
	CONSTRAINT "stock_on_hand" CHECK ("stock"."on_hand" >= 0),
	CONSTRAINT "stock_reserved" CHECK ("stock"."reserved" between 0 and "stock"."on_hand" + coalesce("stock"."preorder_cap", 0)),
	CONSTRAINT "stock_policy" CHECK ("stock"."policy" in ('deny', 'preorder'))
);
--> statement-breakpoint
CREATE TABLE "rate_bucket" (
	"key" text PRIMARY KEY NOT NULL,
	"tokens" double precision NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_lock" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"dedupe" text NOT NULL,
	"template" text NOT NULL,
	"locale" text NOT NULL,
	"to_addr" text NOT NULL,
	"payload" jsonb NOT NULL,
	"status" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"message_id" text NOT NULL,
	"error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "outbox_dedupe_unique" UNIQUE("dedupe"),
	CONSTRAINT "outbox_status" CHECK ("outbox"."status" in ('queued', 'sending', 'sent', 'failed', 'suppressed'))
);
--> statement-breakpoint
CREATE TABLE "newsletter" (
	"id" text NOT NULL,
	"email_norm" text NOT NULL,
	"list" text NOT NULL,
	"status" text NOT NULL,
	"tags" text[] NOT NULL,
	"region" text NOT NULL,
	"locale" text NOT NULL,
	"nonce" text NOT NULL,
	"token_hash" text NOT NULL,
	"unsubscribe_hash" text NOT NULL,
	"consent" jsonb NOT NULL,
	"mails" integer NOT NULL,
	"mailed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "newsletter_email_norm_list_pk" PRIMARY KEY("email_norm","list"),
	CONSTRAINT "newsletter_id_unique" UNIQUE("id"),
	CONSTRAINT "newsletter_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "newsletter_unsubscribe_hash_unique" UNIQUE("unsubscribe_hash"),
	CONSTRAINT "newsletter_status" CHECK ("newsletter"."status" in ('pending', 'subscribed', 'unsubscribed'))
);
--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_hardware_sku_product_sku_fk" FOREIGN KEY ("hardware_sku") REFERENCES "public"."product"("sku") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price" ADD CONSTRAINT "price_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_sku_product_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."product"("sku") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "offer_position" ON "offer" USING btree ("position");--> statement-breakpoint
CREATE INDEX "price_product" ON "price" USING btree ("product_id","currency");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_at") WHERE "outbox"."status" in ('queued', 'sending');