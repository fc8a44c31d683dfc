-- Equality beside a range in one exclusion constraint needs this operator class.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
ALTER TABLE "price" ADD CONSTRAINT "price_one_at_a_time" EXCLUDE USING gist (
	"product_id" WITH =,
	(coalesce("plan_code", '')) WITH =,
	"currency" WITH =,
	(CASE WHEN "livemode" THEN 1 ELSE 0 END) WITH =,
	tstzrange("valid_from", "valid_to") WITH &&
);
