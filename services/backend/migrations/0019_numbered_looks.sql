ALTER TABLE "checkout" ADD COLUMN "looks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout" ADD COLUMN "looked" integer DEFAULT 0 NOT NULL;