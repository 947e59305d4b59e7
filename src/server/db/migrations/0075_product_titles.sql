ALTER TABLE "product" ADD COLUMN "titles" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_wording" ADD COLUMN "titles" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE FUNCTION keep_titles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.titles := (SELECT coalesce(jsonb_object_agg(key, value -> 'title'), '{}') FROM jsonb_each(NEW.texts) WHERE value ? 'title');
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER product_keeps_titles BEFORE INSERT OR UPDATE OF texts ON "product" FOR EACH ROW EXECUTE FUNCTION keep_titles();--> statement-breakpoint
CREATE TRIGGER product_wording_keeps_titles BEFORE INSERT OR UPDATE OF texts ON "product_wording" FOR EACH ROW EXECUTE FUNCTION keep_titles();--> statement-breakpoint
UPDATE "product" SET texts = texts;--> statement-breakpoint
UPDATE "product_wording" SET texts = texts;
