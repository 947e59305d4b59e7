CREATE TABLE "erasure" (
	"rule" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "erasure_rule_day_pk" PRIMARY KEY("rule","day")
);
--> statement-breakpoint
CREATE TABLE "erasure_run" (
	"rule" text PRIMARY KEY NOT NULL,
	"ran_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "erasure_day" ON "erasure" USING btree ("day");