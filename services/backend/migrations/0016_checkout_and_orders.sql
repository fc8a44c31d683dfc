CREATE TABLE "checkout" (
	"id" text PRIMARY KEY NOT NULL,
	"cart_id" text,
	"cart_version" integer NOT NULL,
	"attempt" integer NOT NULL,
	"ui_mode" text NOT NULL,
	"mode" text NOT NULL,
	"status" text NOT NULL,
	"provider_session_id" text,
	"client_secret_enc" text,
	"url" text,
	"region" text NOT NULL,
	"locale" text NOT NULL,
	"currency" char(3) NOT NULL,
	"amount_quoted" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"promo_code" text,
	"provider_promo_id" text,
	"user_id" text,
	"email" text,
	"livemode" boolean NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "checkout_provider_session_id_unique" UNIQUE("provider_session_id"),
	CONSTRAINT "checkout_attempt" UNIQUE("cart_id","cart_version","attempt"),
	CONSTRAINT "checkout_status_known" CHECK ("checkout"."status" in ('creating', 'open', 'completed', 'expired', 'superseded', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "reservation" (
	"checkout_id" text NOT NULL,
	"sku" text NOT NULL,
	"qty" integer NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "reservation_checkout_id_sku_pk" PRIMARY KEY("checkout_id","sku"),
	CONSTRAINT "reservation_qty" CHECK ("reservation"."qty" > 0),
	CONSTRAINT "reservation_state" CHECK ("reservation"."state" in ('held', 'committed', 'released'))
);
--> statement-breakpoint
CREATE TABLE "stock_move" (
	"id" text PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"qty" integer NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox" (
	"event_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object" text NOT NULL,
	"object_id" text NOT NULL,
	"provider_created" timestamp (3) with time zone NOT NULL,
	"livemode" boolean NOT NULL,
	"api_version" text,
	"status" text NOT NULL,
	"error" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	"refs" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"ref" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_once" UNIQUE("kind","ref")
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"order_id" text NOT NULL,
	"line_no" integer NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"offer_code" text,
	"qty" integer NOT NULL,
	"unit_amount" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"qty_shipped" integer DEFAULT 0 NOT NULL,
	"qty_returned" integer DEFAULT 0 NOT NULL,
	"qty_refunded" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_line_order_id_line_no_pk" PRIMARY KEY("order_id","line_no"),
	CONSTRAINT "order_line_shipped" CHECK ("order_line"."qty_shipped" <= "order_line"."qty"),
	CONSTRAINT "order_line_returned" CHECK ("order_line"."qty_returned" <= "order_line"."qty_shipped")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"pretty_id" text NOT NULL,
	"checkout_id" text NOT NULL,
	"user_id" text,
	"email" text,
	"email_norm" text,
	"phone" text,
	"locale" text NOT NULL,
	"region" text NOT NULL,
	"currency" char(3) NOT NULL,
	"livemode" boolean NOT NULL,
	"subtotal" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"payment_status" text NOT NULL,
	"fulfilment_status" text NOT NULL,
	"return_status" text DEFAULT 'none' NOT NULL,
	"review_reason" text,
	"hold" boolean DEFAULT false NOT NULL,
	"shipping_address" jsonb,
	"billing_address" jsonb,
	"provider_payment_intent" text,
	"provider_invoice" text,
	"provider_charge" text,
	"provider_subscription" text,
	"card_brand" text,
	"card_last4" text,
	"promo_code" text,
	"note" text,
	"version" integer DEFAULT 0 NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	CONSTRAINT "orders_pretty_id_unique" UNIQUE("pretty_id"),
	CONSTRAINT "orders_checkout_id_unique" UNIQUE("checkout_id"),
	CONSTRAINT "orders_provider_payment_intent_unique" UNIQUE("provider_payment_intent"),
	CONSTRAINT "orders_refunded" CHECK ("orders"."refunded" between 0 and "orders"."total"),
	CONSTRAINT "orders_total" CHECK ("orders"."total" >= 0),
	CONSTRAINT "orders_payment_status" CHECK ("orders"."payment_status" in ('pending', 'paid', 'review', 'partially_refunded', 'refunded', 'disputed', 'failed', 'lost', 'cancelled')),
	CONSTRAINT "orders_fulfilment_status" CHECK ("orders"."fulfilment_status" in ('unfulfilled', 'processing', 'partially_shipped', 'shipped', 'delivered', 'lost_in_transit', 'cancelled', 'not_required'))
);
--> statement-breakpoint
CREATE TABLE "provider_price" (
	"price_id" text NOT NULL,
	"livemode" boolean NOT NULL,
	"provider_id" text NOT NULL,
	"synced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "provider_price_price_id_livemode_pk" PRIMARY KEY("price_id","livemode")
);
--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_checkout_id_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkout"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_sku_product_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."product"("sku") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_checkout_id_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkout"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_payable" ON "checkout" USING btree ("cart_id") WHERE "checkout"."status" in ('creating', 'open');--> statement-breakpoint
CREATE INDEX "checkout_status" ON "checkout" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "stock_move_sku" ON "stock_move" USING btree ("sku","at");--> statement-breakpoint
CREATE INDEX "ledger_order" ON "ledger" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_event_order" ON "order_event" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree ("email_norm");--> statement-breakpoint
CREATE TRIGGER "stock_move_only_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "stock_move" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "order_event_only_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_event" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_only_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
