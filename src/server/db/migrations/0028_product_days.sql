CREATE TABLE "product_day" (
	"product_id" text NOT NULL,
	"on_day" date NOT NULL,
	"exception" jsonb NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_day_product_id_on_day_pk" PRIMARY KEY("product_id","on_day")
);
--> statement-breakpoint
ALTER TABLE "product_day" ADD CONSTRAINT "product_day_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_day" ADD CONSTRAINT "product_day_changed_by_member_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;