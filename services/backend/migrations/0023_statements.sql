CREATE TABLE "statement" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"email" text,
	"email_norm" text,
	"contract" text NOT NULL,
	"notice" text,
	"details" text,
	"wanted_on" date,
	"region" text NOT NULL,
	"locale" text NOT NULL,
	"rma_id" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "statement_kind" CHECK ("statement"."kind" in ('withdrawal', 'cancellation')),
	CONSTRAINT "statement_notice" CHECK ("statement"."notice" in ('ordinary', 'extraordinary'))
);
--> statement-breakpoint
ALTER TABLE "statement" ADD CONSTRAINT "statement_rma_id_rma_id_fk" FOREIGN KEY ("rma_id") REFERENCES "public"."rma"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_email" ON "statement" USING btree ("email_norm");