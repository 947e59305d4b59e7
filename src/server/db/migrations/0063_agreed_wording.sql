CREATE TABLE "product_wording" (
	"product_id" text NOT NULL,
	"version" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"place" jsonb NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_wording_product_id_version_pk" PRIMARY KEY("product_id","version")
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "wording" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "wording" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "place_wording" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_wording" ADD CONSTRAINT "product_wording_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;