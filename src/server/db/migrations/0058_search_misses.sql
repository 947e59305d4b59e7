CREATE TABLE "search_miss" (
	"on_day" date NOT NULL,
	"language" text NOT NULL,
	"words" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_miss_on_day_language_words_pk" PRIMARY KEY("on_day","language","words")
);
