CREATE TABLE "platform_event" (
	"platform" text NOT NULL,
	"event_id" text NOT NULL,
	"body" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "platform_event_platform_event_id_pk" PRIMARY KEY("platform","event_id")
);
--> statement-breakpoint
CREATE TABLE "platform_link" (
	"user_id" text NOT NULL,
	"platform" text NOT NULL,
	"external_id" text NOT NULL,
	"scopes" text[] NOT NULL,
	"tokens_enc" text,
	"token_expires_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"connected_at" timestamp (3) with time zone NOT NULL,
	"last_sync_at" timestamp (3) with time zone,
	"sync_cursor" text,
	"error_code" text,
	"error_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "platform_link_user_id_platform_pk" PRIMARY KEY("user_id","platform"),
	CONSTRAINT "platform_link_state" CHECK ("platform_link"."state" in ('connected', 'expired', 'error'))
);
--> statement-breakpoint
CREATE TABLE "platform_revocation" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"platform" text NOT NULL,
	"tokens_enc" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"product" text NOT NULL,
	"source" text NOT NULL,
	"source_id" text,
	"kind" text NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"state" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "upload_state" CHECK ("upload"."state" in ('received'))
);
--> statement-breakpoint
ALTER TABLE "platform_link" ADD CONSTRAINT "platform_link_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "platform_event_done" ON "platform_event" USING btree ("done_at");--> statement-breakpoint
CREATE UNIQUE INDEX "platform_link_external" ON "platform_link" USING btree ("platform","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "upload_content" ON "upload" USING btree ("user_id","sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "upload_source" ON "upload" USING btree ("user_id","source","source_id") WHERE "upload"."source_id" is not null;