ALTER TABLE "promotion" ADD COLUMN "organisation_id" uuid;--> statement-breakpoint
ALTER TABLE "promotion" ADD CONSTRAINT "promotion_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_of_organisation" ON "promotion" USING btree ("organisation_id");