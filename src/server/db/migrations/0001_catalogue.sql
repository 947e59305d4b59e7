CREATE TABLE "exchange_rate" (
	"currency" text PRIMARY KEY NOT NULL,
	"won" real NOT NULL,
	"as_of" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" text PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"kind" text NOT NULL,
	"provider_id" text NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"pictures" text[] NOT NULL,
	"region" text NOT NULL,
	"place" jsonb NOT NULL,
	"minutes" integer,
	"nights" integer,
	"languages" text[] NOT NULL,
	"tags" text[] NOT NULL,
	"price" jsonb NOT NULL,
	"from_won" integer NOT NULL,
	"schedule" jsonb NOT NULL,
	"confirmation" text NOT NULL,
	"cancellation" text NOT NULL,
	"min_persons" integer NOT NULL,
	"max_persons" integer NOT NULL,
	"step_times" text[] NOT NULL,
	"texts" jsonb NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating_stars" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_prices_are_whole" CHECK ("product"."from_won" >= 0),
	CONSTRAINT "product_persons_fit" CHECK ("product"."min_persons" between 1 and "product"."max_persons")
);
--> statement-breakpoint
CREATE TABLE "product_gram" (
	"gram" text NOT NULL,
	"product_id" text NOT NULL,
	"weight" smallint NOT NULL,
	CONSTRAINT "product_gram_gram_product_id_pk" PRIMARY KEY("gram","product_id")
);
--> statement-breakpoint
CREATE TABLE "provider" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"trade" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"region" text NOT NULL,
	"languages" text[] NOT NULL,
	"portrait" text NOT NULL,
	"answers_within_hours" integer NOT NULL,
	"founded_year" integer NOT NULL,
	"patient_number" text,
	"patient_number_until" date,
	"is_agency" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rating" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" text NOT NULL,
	"author" text NOT NULL,
	"country" text NOT NULL,
	"locale" text NOT NULL,
	"stars" jsonb NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_gram" ADD CONSTRAINT "product_gram_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating" ADD CONSTRAINT "rating_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_by_price" ON "product" USING btree ("area","from_won","id");--> statement-breakpoint
CREATE INDEX "product_by_provider" ON "product" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "product_gram_of" ON "product_gram" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "rating_of_product" ON "rating" USING btree ("product_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);