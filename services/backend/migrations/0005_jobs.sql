CREATE TABLE "worker_heartbeat" (
	"worker" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP TABLE "job_lock";