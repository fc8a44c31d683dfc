CREATE TABLE "curve_month" (
	"user_id" text NOT NULL,
	"family" text NOT NULL,
	"month" text NOT NULL,
	"algo_version" integer NOT NULL,
	"runs" integer NOT NULL,
	"best_index" double precision,
	"power" "bytea" NOT NULL,
	"start" "bytea" NOT NULL,
	"winner" "bytea" NOT NULL,
	"activities" jsonb NOT NULL,
	CONSTRAINT "curve_month_user_id_family_month_pk" PRIMARY KEY("user_id","family","month")
);
--> statement-breakpoint
ALTER TABLE "curve_month" ADD CONSTRAINT "curve_month_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;