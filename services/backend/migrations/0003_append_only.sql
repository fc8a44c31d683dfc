-- Revoking rights would not bind the owner of the tables, which is who the program connects as; a trigger does.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% only grows: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "notary_entry_only_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "notary_entry" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "agreement_only_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "agreement" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "agreement_document_only_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "agreement_document" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
