CREATE TABLE "consultation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"body_hash" text NOT NULL,
	"product_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"state" text NOT NULL,
	"end_reason" text,
	"sealed" text,
	"days" jsonb NOT NULL,
	"locale" text NOT NULL,
	"wants_interpreter" boolean NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"reminded" smallint DEFAULT 0 NOT NULL,
	"reservation_id" uuid,
	"erased_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultation_answer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"consultation_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"body_hash" text NOT NULL,
	"author_id" uuid,
	"sealed" text,
	"locale" text NOT NULL,
	"product_id" text,
	"dates" jsonb NOT NULL,
	"places" integer NOT NULL,
	"agreed_version" integer,
	"total_won" integer,
	"valid_until" timestamp (3) with time zone,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "consultation_id" uuid;--> statement-breakpoint
ALTER TABLE "consultation" ADD CONSTRAINT "consultation_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation" ADD CONSTRAINT "consultation_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation" ADD CONSTRAINT "consultation_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation" ADD CONSTRAINT "consultation_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_answer" ADD CONSTRAINT "consultation_answer_consultation_id_consultation_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_answer" ADD CONSTRAINT "consultation_answer_author_id_member_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_answer" ADD CONSTRAINT "consultation_answer_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultation_of_member" ON "consultation" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "consultation_of_provider" ON "consultation" USING btree ("provider_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "consultation_due" ON "consultation" USING btree ("due_at") WHERE "consultation"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "consultation_of_reservation" ON "consultation" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_answer_version" ON "consultation_answer" USING btree ("consultation_id","version");--> statement-breakpoint
CREATE INDEX "consent_of_consultation" ON "consent" USING btree ("consultation_id") WHERE "consent"."consultation_id" is not null;