CREATE TABLE "month_answer" (
	"provider_id" text NOT NULL,
	"of_month" date NOT NULL,
	"product_id" text NOT NULL,
	"tenths" integer NOT NULL,
	"answers" integer NOT NULL,
	CONSTRAINT "month_answer_provider_id_of_month_product_id_tenths_pk" PRIMARY KEY("provider_id","of_month","product_id","tenths")
);
--> statement-breakpoint
CREATE TABLE "month_outdated" (
	"provider_id" text NOT NULL,
	"of_month" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "month_sum" (
	"provider_id" text NOT NULL,
	"of_month" date NOT NULL,
	"product_id" text NOT NULL,
	"language" text NOT NULL,
	"country" text NOT NULL,
	"reservations" integer NOT NULL,
	"expected_won" bigint NOT NULL,
	"received_won" bigint NOT NULL,
	CONSTRAINT "month_sum_provider_id_of_month_product_id_language_country_pk" PRIMARY KEY("provider_id","of_month","product_id","language","country")
);
--> statement-breakpoint
ALTER TABLE "month_answer" ADD CONSTRAINT "month_answer_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "month_answer" ADD CONSTRAINT "month_answer_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "month_sum" ADD CONSTRAINT "month_sum_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "month_sum" ADD CONSTRAINT "month_sum_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "month_outdated_of" ON "month_outdated" USING btree ("provider_id","of_month");
--> statement-breakpoint
CREATE FUNCTION outdate_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO month_outdated VALUES (OLD.provider_id, date_trunc('month', OLD.requested_at AT TIME ZONE 'Asia/Seoul')::date);
	END IF;
	IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND (OLD.provider_id, OLD.requested_at) IS DISTINCT FROM (NEW.provider_id, NEW.requested_at)) THEN
		INSERT INTO month_outdated VALUES (NEW.provider_id, date_trunc('month', NEW.requested_at AT TIME ZONE 'Asia/Seoul')::date);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reservation_outdates_month AFTER INSERT OR DELETE ON "reservation" FOR EACH ROW EXECUTE FUNCTION outdate_month();
--> statement-breakpoint
CREATE TRIGGER reservation_change_outdates_month AFTER UPDATE ON "reservation" FOR EACH ROW WHEN (
	(OLD.provider_id, OLD.product_id, OLD.requested_at, OLD.confirmed_at, OLD.status, OLD.locale, OLD.country, OLD.total_won, OLD.paid_won, OLD.refunded_won)
	IS DISTINCT FROM (NEW.provider_id, NEW.product_id, NEW.requested_at, NEW.confirmed_at, NEW.status, NEW.locale, NEW.country, NEW.total_won, NEW.paid_won, NEW.refunded_won)
) EXECUTE FUNCTION outdate_month();
--> statement-breakpoint
INSERT INTO month_outdated SELECT DISTINCT provider_id, date_trunc('month', requested_at AT TIME ZONE 'Asia/Seoul')::date FROM "reservation";
