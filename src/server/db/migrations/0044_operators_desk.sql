CREATE TABLE "failure" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"method" text NOT NULL,
	"route" text NOT NULL,
	"status" integer NOT NULL,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"stack" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_month" (
	"month" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"won" integer NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"closed_by" uuid NOT NULL,
	CONSTRAINT "refund_month_is_one" CHECK ("refund_month"."month" ~ '^20[0-9]{2}-[01][0-9]$')
);
--> statement-breakpoint
ALTER TABLE "site_profile" ADD COLUMN "is_join_open" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "site_profile" ADD COLUMN "maintenance" jsonb;--> statement-breakpoint
CREATE INDEX "failure_newest" ON "failure" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "failure_number" ON "failure" USING btree ("number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "mail_of_member" ON "mail" USING btree ("member_id","created_at") WHERE "mail"."member_id" is not null;--> statement-breakpoint
CREATE INDEX "member_email_begins" ON "member" USING btree ("email" text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "member_last_name" ON "member" USING btree (lower("last_name") text_pattern_ops,lower("first_name") text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "member_first_name" ON "member" USING btree (lower("first_name") text_pattern_ops,lower("last_name") text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "member_own_name" ON "member" USING btree (lower("own_name") text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "member_phone_end" ON "member" USING btree (reverse("phone") text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "member_newest" ON "member" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "member_suspended" ON "member" USING btree ("created_at","id") WHERE "member"."status" = 'suspended';--> statement-breakpoint
CREATE INDEX "payment_refunds" ON "payment" USING btree ("at","id") WHERE "payment"."kind" = 'refund';