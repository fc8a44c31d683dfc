CREATE TABLE "cart" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text,
	"user_id" text,
	"region" text NOT NULL,
	"currency" char(3) NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"promo_code" text,
	"merged_into" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cart_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "cart_status" CHECK ("cart"."status" in ('open', 'checking_out', 'completed', 'merged', 'abandoned'))
);
--> statement-breakpoint
CREATE TABLE "cart_line" (
	"cart_id" text NOT NULL,
	"line_no" integer NOT NULL,
	"sku" text NOT NULL,
	"offer_code" text,
	"qty" integer NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cart_line_cart_id_line_no_pk" PRIMARY KEY("cart_id","line_no"),
	CONSTRAINT "cart_line_item" UNIQUE NULLS NOT DISTINCT("cart_id","sku","offer_code"),
	CONSTRAINT "cart_line_qty" CHECK ("cart_line"."qty" > 0)
);
--> statement-breakpoint
CREATE TABLE "cart_request" (
	"cart_id" text NOT NULL,
	"request_id" text NOT NULL,
	CONSTRAINT "cart_request_cart_id_request_id_pk" PRIMARY KEY("cart_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "promo_mirror" (
	"code" text NOT NULL,
	"livemode" boolean NOT NULL,
	"provider_id" text NOT NULL,
	"active" boolean NOT NULL,
	"coupon" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"synced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "promo_mirror_code_livemode_pk" PRIMARY KEY("code","livemode")
);
--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_sku_product_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."product"("sku") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_offer_code_offer_code_fk" FOREIGN KEY ("offer_code") REFERENCES "public"."offer"("code") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_request" ADD CONSTRAINT "cart_request_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_of_user" ON "cart" USING btree ("user_id") WHERE "cart"."status" in ('open', 'checking_out');--> statement-breakpoint
CREATE INDEX "cart_expires" ON "cart" USING btree ("expires_at");