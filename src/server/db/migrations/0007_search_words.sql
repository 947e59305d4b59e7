CREATE TABLE "product_word" (
	"word" text NOT NULL,
	"product_id" text NOT NULL,
	"weight" smallint NOT NULL,
	CONSTRAINT "product_word_word_product_id_pk" PRIMARY KEY("word","product_id")
);
--> statement-breakpoint
CREATE TABLE "word_gram" (
	"gram" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "word_gram_gram_word_pk" PRIMARY KEY("gram","word")
);
--> statement-breakpoint
ALTER TABLE "product_word" ADD CONSTRAINT "product_word_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_word_of" ON "product_word" USING btree ("product_id");