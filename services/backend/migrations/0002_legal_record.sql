CREATE TABLE "agreement" (
	"id" text PRIMARY KEY NOT NULL,
	"context" text NOT NULL,
	"region" text NOT NULL,
	"locale" text NOT NULL,
	"user_id" text,
	"order_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "agreement_context" CHECK ("agreement"."context" in ('signup', 'checkout', 'reconsent'))
);
--> statement-breakpoint
CREATE TABLE "agreement_document" (
	"agreement_id" text NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"text_id" text NOT NULL,
	"content_hash" text NOT NULL,
	CONSTRAINT "agreement_document_agreement_id_kind_pk" PRIMARY KEY("agreement_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notary_entry" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"canonical" text NOT NULL,
	"hash" text NOT NULL,
	"previous_link" text NOT NULL,
	"link" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notary_entry_previous_link_unique" UNIQUE("previous_link"),
	CONSTRAINT "notary_entry_link_unique" UNIQUE("link"),
	CONSTRAINT "notary_entry_kind" CHECK ("notary_entry"."kind" in ('text', 'version', 'event'))
);
--> statement-breakpoint
ALTER TABLE "agreement_document" ADD CONSTRAINT "agreement_document_agreement_id_agreement_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreement_user" ON "agreement" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "agreement_order" ON "agreement" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "agreement_document_version" ON "agreement_document" USING btree ("version");--> statement-breakpoint
CREATE UNIQUE INDEX "notary_entry_once" ON "notary_entry" USING btree ("kind","subject") WHERE "notary_entry"."kind" <> 'event';