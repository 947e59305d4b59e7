CREATE TABLE "saved_view" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"organisation_id" uuid,
	"name" text NOT NULL,
	"choices" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "taken_by" uuid;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_view_of" ON "saved_view" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name" ON "saved_view" USING btree ("member_id",coalesce("organisation_id", '00000000-0000-0000-0000-000000000000'::uuid),"name");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_default" ON "saved_view" USING btree ("member_id",coalesce("organisation_id", '00000000-0000-0000-0000-000000000000'::uuid)) WHERE "saved_view"."is_default";--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_taken_by_member_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_guest" ON "member" USING btree ("id") WHERE "member"."status" = 'guest';