CREATE TABLE "audit" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"actor_role" text NOT NULL,
	"act_for" text,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"reason" text,
	"before" jsonb,
	"after" jsonb,
	"request_id" text,
	"ip_hash" text,
	"prev_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_prev_hash_unique" UNIQUE("prev_hash"),
	CONSTRAINT "audit_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE INDEX "audit_target" ON "audit" USING btree ("target","seq");--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit" USING btree ("actor_id","seq");--> statement-breakpoint
CREATE TRIGGER "audit_only_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
