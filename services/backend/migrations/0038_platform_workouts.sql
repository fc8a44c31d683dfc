CREATE TABLE "platform_workout" (
	"user_id" text NOT NULL,
	"platform" text NOT NULL,
	"workout_id" text NOT NULL,
	"day" date NOT NULL,
	"mark" text,
	"refusal" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "platform_workout_user_id_platform_workout_id_pk" PRIMARY KEY("user_id","platform","workout_id")
);
--> statement-breakpoint
ALTER TABLE "platform_workout" ADD CONSTRAINT "platform_workout_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;