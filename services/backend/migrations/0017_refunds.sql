CREATE TABLE "refund" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"idem_key" text NOT NULL,
	"provider_refund_id" text,
	"failure_reason" text,
	"asked_by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refund_idem_key_unique" UNIQUE("idem_key"),
	CONSTRAINT "refund_provider_refund_id_unique" UNIQUE("provider_refund_id"),
	CONSTRAINT "refund_amount" CHECK ("refund"."amount" > 0),
	CONSTRAINT "refund_status" CHECK ("refund"."status" in ('requested', 'pending', 'succeeded', 'failed', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_order" ON "refund" USING btree ("order_id");