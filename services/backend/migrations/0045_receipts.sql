CREATE TABLE "receipt" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"livemode" boolean NOT NULL,
	"refund_id" text,
	"corrects" text,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"facts" jsonb NOT NULL,
	"parts" jsonb NOT NULL,
	"buyer" jsonb,
	CONSTRAINT "receipt_number" UNIQUE("livemode","number"),
	CONSTRAINT "receipt_of_refund" UNIQUE("refund_id","corrects"),
	CONSTRAINT "receipt_kind" CHECK ("receipt"."kind" in ('receipt', 'credit_note')),
	CONSTRAINT "receipt_corrects_something" CHECK (num_nulls("receipt"."refund_id", "receipt"."corrects") = case "receipt"."kind" when 'receipt' then 2 else 0 end)
);
--> statement-breakpoint
CREATE TABLE "receipt_series" (
	"series" text PRIMARY KEY NOT NULL,
	"next" integer NOT NULL,
	CONSTRAINT "receipt_series_next" CHECK ("receipt_series"."next" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "taxes" jsonb;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_corrects" FOREIGN KEY ("livemode","corrects") REFERENCES "public"."receipt"("livemode","number") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipt_order" ON "receipt" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_once" ON "receipt" USING btree ("order_id") WHERE "receipt"."kind" = 'receipt';--> statement-breakpoint
CREATE FUNCTION "refuse_document_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The right to erasure reaches the buyer, and nothing else of a document.
	IF TG_OP = 'UPDATE' AND NEW.buyer IS NULL AND to_jsonb(NEW) - 'buyer' = to_jsonb(OLD) - 'buyer' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION '% is kept as it was issued: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "receipt_is_kept" BEFORE UPDATE OR DELETE ON "receipt" FOR EACH ROW EXECUTE FUNCTION "refuse_document_change"();
--> statement-breakpoint
CREATE TRIGGER "receipt_is_not_emptied" BEFORE TRUNCATE ON "receipt" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
