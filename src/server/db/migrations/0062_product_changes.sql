ALTER TABLE "product" ADD COLUMN "changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "product_changed" ON "product" USING btree ("changed_in");--> statement-breakpoint
CREATE FUNCTION "note_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.changed_in := pg_current_xact_id();
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "product_change_noted" BEFORE INSERT OR UPDATE ON "product" FOR EACH ROW EXECUTE FUNCTION "note_change"();
