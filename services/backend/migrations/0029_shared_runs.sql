CREATE TABLE "run_link" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"metrics" text[] NOT NULL,
	"hides_ends" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "run_link" ADD CONSTRAINT "run_link_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_link" ADD CONSTRAINT "run_link_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "run_link_token" ON "run_link" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "run_link_activity" ON "run_link" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "run_link_user" ON "run_link" USING btree ("user_id");