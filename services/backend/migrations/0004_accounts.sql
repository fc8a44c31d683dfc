CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"user_name" text NOT NULL,
	"user_name_norm" text NOT NULL,
	"email" text NOT NULL,
	"email_norm" text NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"email_pending" text,
	"password_hash" text,
	"password_set_at" timestamp (3) with time zone,
	"must_change" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"token_version" integer DEFAULT 1 NOT NULL,
	"locale" text NOT NULL,
	"region" text NOT NULL,
	"sign_up_key" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"copy_of" text,
	"last_seen_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "account_state" CHECK ("account"."state" in ('active', 'locked', 'deleting', 'deleted'))
);
--> statement-breakpoint
CREATE TABLE "athlete_measure" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"on_date" date NOT NULL,
	"value" numeric(4, 1) NOT NULL,
	CONSTRAINT "athlete_measure_user_id_kind_on_date_pk" PRIMARY KEY("user_id","kind","on_date")
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"granted" boolean NOT NULL,
	"version" text,
	"locale" text NOT NULL,
	"region" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"provider" text NOT NULL,
	"email_at_link" text,
	"linked_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "identity_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "one_time" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"data" jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "permission_group" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"permissions" text[] NOT NULL,
	"builtin" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "permission_group_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "permission_member" (
	"group_id" text NOT NULL,
	"user_id" text NOT NULL,
	"granted_by" text,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "permission_member_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "profile" (
	"user_id" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"timezone" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"gender" text NOT NULL,
	"height_cm" numeric(4, 1) NOT NULL,
	"weight_kg" numeric(4, 1) NOT NULL,
	"avatar_key" text,
	"bib_color" text,
	"goal_race" jsonb NOT NULL,
	"preferences" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_event" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"event" text NOT NULL,
	"by" text NOT NULL,
	"ua_family" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"client_id" text NOT NULL,
	"client_kind" text NOT NULL,
	"seed" text NOT NULL,
	"key_id" text NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"token_version" integer NOT NULL,
	"client_key_jkt" text,
	"amr" text[] NOT NULL,
	"auth_time" timestamp (3) with time zone NOT NULL,
	"country" text,
	"ua_family" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"rotated_at" timestamp (3) with time zone NOT NULL,
	"idle_seconds" integer NOT NULL,
	"idle_expires_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoke_reason" text
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempt" (
	"id" text PRIMARY KEY NOT NULL,
	"email_hash" text NOT NULL,
	"user_id" text,
	"ip_hash" text NOT NULL,
	"client_id" text,
	"ua_family" text,
	"outcome" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"alg" text NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"private_enc" text,
	"state" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "signing_key_state" CHECK ("signing_key"."state" in ('next', 'current', 'retired'))
);
--> statement-breakpoint
ALTER TABLE "athlete_measure" ADD CONSTRAINT "athlete_measure_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity" ADD CONSTRAINT "identity_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time" ADD CONSTRAINT "one_time_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_member" ADD CONSTRAINT "permission_member_group_id_permission_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."permission_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_member" ADD CONSTRAINT "permission_member_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile" ADD CONSTRAINT "profile_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_event" ADD CONSTRAINT "security_event_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_attempt" ADD CONSTRAINT "sign_in_attempt_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_email" ON "account" USING btree ("email_norm") WHERE "account"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "account_user_name" ON "account" USING btree ("user_name_norm") WHERE "account"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "consent_user" ON "consent" USING btree ("user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_user_provider" ON "identity" USING btree ("user_id","provider");--> statement-breakpoint
CREATE INDEX "one_time_open" ON "one_time" USING btree ("user_id","kind") WHERE "one_time"."used_at" is null;--> statement-breakpoint
CREATE INDEX "permission_member_user" ON "permission_member" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "security_event_user" ON "security_event" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "session_live" ON "session" USING btree ("user_id") WHERE "session"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "session_client" ON "session" USING btree ("user_id","client_id");--> statement-breakpoint
CREATE INDEX "sign_in_attempt_user" ON "sign_in_attempt" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "sign_in_attempt_at" ON "sign_in_attempt" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_key_current" ON "signing_key" USING btree ("state") WHERE "signing_key"."state" in ('next', 'current');--> statement-breakpoint
CREATE TRIGGER "consent_only_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "consent" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
