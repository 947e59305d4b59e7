CREATE TABLE "merged_member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"email" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "merged_member" ADD CONSTRAINT "merged_member_id_member_id_fk" FOREIGN KEY ("id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_member" ADD CONSTRAINT "merged_member_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merged_member_of" ON "merged_member" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "merged_member_email" ON "merged_member" USING btree ("email" text_pattern_ops,"member_id");