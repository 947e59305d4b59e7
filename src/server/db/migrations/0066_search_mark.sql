CREATE TABLE "search_mark" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"changed_in" "xid8" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_shown" ON "product" USING btree ("provider_id","area","kind") WHERE "product"."status" = 'published';--> statement-breakpoint
CREATE INDEX "word_gram_first" ON "word_gram" USING btree ("word" text_pattern_ops) WHERE "word_gram"."gram" like '  %';