CREATE UNLOGGED TABLE "room_seat" (
	"date_id" uuid NOT NULL,
	"seat" text NOT NULL,
	"member_id" uuid NOT NULL,
	"instance" uuid NOT NULL,
	"locale" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "room_seat_date_id_seat_pk" PRIMARY KEY("date_id","seat")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "room_signal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "room_signal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"date_id" uuid NOT NULL,
	"to_seat" text NOT NULL,
	"body" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_date" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"product_id" text,
	"state" text NOT NULL,
	"wishes" jsonb NOT NULL,
	"proposals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"scheduled_at" timestamp (3) with time zone,
	"minutes" integer NOT NULL,
	"language" text NOT NULL,
	"wants_interpreter" boolean NOT NULL,
	"interpreter_id" uuid,
	"interpreter_state" text,
	"sealed" text,
	"erased_at" timestamp (3) with time zone,
	"is_day_reminded" boolean DEFAULT false NOT NULL,
	"is_hour_reminded" boolean DEFAULT false NOT NULL,
	"member_came_at" timestamp (3) with time zone,
	"house_came_at" timestamp (3) with time zone,
	"missed_told_at" timestamp (3) with time zone,
	"changes" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_profile" ADD COLUMN "is_video_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "room_seat" ADD CONSTRAINT "room_seat_date_id_video_date_id_fk" FOREIGN KEY ("date_id") REFERENCES "public"."video_date"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_signal" ADD CONSTRAINT "room_signal_date_id_video_date_id_fk" FOREIGN KEY ("date_id") REFERENCES "public"."video_date"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_date" ADD CONSTRAINT "video_date_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_date" ADD CONSTRAINT "video_date_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_date" ADD CONSTRAINT "video_date_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_date" ADD CONSTRAINT "video_date_interpreter_id_member_id_fk" FOREIGN KEY ("interpreter_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_signal_to" ON "room_signal" USING btree ("date_id","to_seat","id");--> statement-breakpoint
CREATE INDEX "room_signal_old" ON "room_signal" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "video_date_key" ON "video_date" USING btree ("member_id","key");--> statement-breakpoint
CREATE INDEX "video_date_of_member" ON "video_date" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "video_date_of_provider" ON "video_date" USING btree ("provider_id","created_at","id");--> statement-breakpoint
CREATE INDEX "video_date_of_interpreter" ON "video_date" USING btree ("interpreter_id","created_at","id");--> statement-breakpoint
CREATE INDEX "video_date_of_all" ON "video_date" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "video_date_due" ON "video_date" USING btree ("due_at") WHERE "video_date"."due_at" is not null;