CREATE TABLE "idle_notice" (
	"user_id" text PRIMARY KEY NOT NULL,
	"noticed_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_deletion" ADD COLUMN "cause" text DEFAULT 'self' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_deletion" ADD COLUMN "hashes" jsonb;--> statement-breakpoint
ALTER TABLE "idle_notice" ADD CONSTRAINT "idle_notice_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;