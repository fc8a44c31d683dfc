CREATE TABLE "refund_line" (
	"refund_id" text NOT NULL,
	"line_no" integer NOT NULL,
	"qty" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "refund_line_refund_id_line_no_pk" PRIMARY KEY("refund_id","line_no"),
	CONSTRAINT "refund_line_qty" CHECK ("refund_line"."qty" >= 0),
	CONSTRAINT "refund_line_amount" CHECK ("refund_line"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shipment" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"carrier" text NOT NULL,
	"tracking" text,
	"lines" jsonb NOT NULL,
	"shipped_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_note" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_task" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"order_id" text NOT NULL,
	"ref" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text,
	CONSTRAINT "staff_task_once" UNIQUE("kind","ref")
);
--> statement-breakpoint
ALTER TABLE "stock_move" ADD COLUMN "actor" text;--> statement-breakpoint
ALTER TABLE "stock_move" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "rma_id" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "notify" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "needs_approval" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "approved_by" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "approved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "rma" ADD COLUMN "refused_because" text;--> statement-breakpoint
ALTER TABLE "rma" ADD COLUMN "label" jsonb;--> statement-breakpoint
ALTER TABLE "rma" ADD COLUMN "received_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "rma" ADD COLUMN "inspected_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "rma" ADD COLUMN "refund_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "rma_line" ADD COLUMN "qty_received" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rma_line" ADD COLUMN "condition" text;--> statement-breakpoint
ALTER TABLE "rma_line" ADD COLUMN "restock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_line" ADD CONSTRAINT "refund_line_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_note" ADD CONSTRAINT "staff_note_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_task" ADD CONSTRAINT "staff_task_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipment_order" ON "shipment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "staff_note_order" ON "staff_note" USING btree ("order_id","at");--> statement-breakpoint
ALTER TABLE "rma_line" ADD CONSTRAINT "rma_line_received" CHECK ("rma_line"."qty_received" between 0 and "rma_line"."qty");