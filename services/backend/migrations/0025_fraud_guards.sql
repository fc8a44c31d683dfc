CREATE TABLE "decline" (
	"charge_id" text PRIMARY KEY NOT NULL,
	"checkout_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checkout" ADD COLUMN "ip_hash" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "risk_level" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "provider_review" text;--> statement-breakpoint
ALTER TABLE "decline" ADD CONSTRAINT "decline_checkout_id_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkout"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decline_checkout" ON "decline" USING btree ("checkout_id","at");--> statement-breakpoint
CREATE INDEX "checkout_ip" ON "checkout" USING btree ("ip_hash") WHERE "checkout"."ip_hash" is not null;--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at");