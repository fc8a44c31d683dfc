CREATE TABLE "rma" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"comment" text,
	"stated_name" text,
	"stated_email" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "rma_kind" CHECK ("rma"."kind" in ('return', 'warranty', 'exchange', 'withdrawal')),
	CONSTRAINT "rma_status" CHECK ("rma"."status" in ('requested', 'approved', 'label_sent', 'in_transit', 'received', 'inspected', 'closed', 'refused', 'cancelled', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "rma_line" (
	"rma_id" text NOT NULL,
	"line_no" integer NOT NULL,
	"qty" integer NOT NULL,
	CONSTRAINT "rma_line_rma_id_line_no_pk" PRIMARY KEY("rma_id","line_no"),
	CONSTRAINT "rma_line_qty" CHECK ("rma_line"."qty" > 0)
);
--> statement-breakpoint
ALTER TABLE "rma" ADD CONSTRAINT "rma_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rma_line" ADD CONSTRAINT "rma_line_rma_id_rma_id_fk" FOREIGN KEY ("rma_id") REFERENCES "public"."rma"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rma_order" ON "rma" USING btree ("order_id");