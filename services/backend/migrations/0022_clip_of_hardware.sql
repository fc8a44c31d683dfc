ALTER TABLE "cart_line" DROP CONSTRAINT "cart_line_item";--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "clip" text;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "clip" text;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_item" UNIQUE NULLS NOT DISTINCT("cart_id","sku","offer_code","clip");