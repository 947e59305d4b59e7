CREATE TABLE "vault_file" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"pages" integer NOT NULL,
	"is_kept" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vault_file" ADD CONSTRAINT "vault_file_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vault_file" ADD CONSTRAINT "vault_file_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vault_file_of_member" ON "vault_file" USING btree ("member_id","created_at","file_id");