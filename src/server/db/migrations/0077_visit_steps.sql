CREATE TABLE "list_view" (
	"on_day" date NOT NULL,
	"area" text NOT NULL,
	"language" text NOT NULL,
	"country" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "list_view_on_day_area_language_country_pk" PRIMARY KEY("on_day","area","language","country")
);
--> statement-breakpoint
ALTER TABLE "product_view" ADD COLUMN "dates" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_view" ADD COLUMN "forms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_view" ADD COLUMN "sent" integer DEFAULT 0 NOT NULL;