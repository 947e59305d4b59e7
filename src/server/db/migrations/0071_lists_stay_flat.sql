DROP INDEX "product_shown";--> statement-breakpoint
DROP INDEX "reservation_refund_owed";--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "owed_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE FUNCTION refund_owed_since(of_reservation uuid) RETURNS timestamptz LANGUAGE sql STABLE AS $$
	SELECT greatest(
		(SELECT max(at) FROM reservation_event WHERE reservation_id = of_reservation
			AND event IN ('cancel', 'call-off', 'decline', 'reduce', 'ask-change', 'agree-change', 'accept-date')
			AND coalesce(details ->> 'isWish', '') <> 'true'),
		(SELECT max(at) FROM payment WHERE reservation_id = of_reservation AND kind = 'payment' AND reversed_at IS NULL),
		(SELECT max(closed_at) FROM dispute WHERE reservation_id = of_reservation AND outcome = 'refund'))
$$;--> statement-breakpoint
CREATE FUNCTION keep_owed_since() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.owed_since := CASE WHEN NEW.paid_won - NEW.refunded_won > NEW.total_won + NEW.kept_won
		THEN coalesce(refund_owed_since(NEW.id), NEW.requested_at) END;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION renew_owed_since() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE reservation SET owed_since = coalesce(refund_owed_since(id), requested_at)
	WHERE id = NEW.reservation_id AND paid_won - refunded_won > total_won + kept_won;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER reservation_keeps_owed_since BEFORE INSERT ON "reservation" FOR EACH ROW WHEN (
	NEW.paid_won - NEW.refunded_won > NEW.total_won + NEW.kept_won
) EXECUTE FUNCTION keep_owed_since();--> statement-breakpoint
CREATE TRIGGER reservation_change_keeps_owed_since BEFORE UPDATE OF paid_won, refunded_won, total_won, kept_won ON "reservation" FOR EACH ROW WHEN (
	NEW.paid_won - NEW.refunded_won > NEW.total_won + NEW.kept_won OR OLD.owed_since IS NOT NULL
) EXECUTE FUNCTION keep_owed_since();--> statement-breakpoint
CREATE TRIGGER reservation_event_renews_owed_since AFTER INSERT ON "reservation_event" FOR EACH ROW WHEN (
	NEW.event IN ('cancel', 'call-off', 'decline', 'reduce', 'ask-change', 'agree-change', 'accept-date')
) EXECUTE FUNCTION renew_owed_since();--> statement-breakpoint
CREATE TRIGGER payment_renews_owed_since AFTER INSERT OR UPDATE OF at, kind, reversed_at ON "payment" FOR EACH ROW WHEN (
	NEW.kind = 'payment'
) EXECUTE FUNCTION renew_owed_since();--> statement-breakpoint
CREATE TRIGGER dispute_renews_owed_since AFTER INSERT OR UPDATE OF outcome, closed_at ON "dispute" FOR EACH ROW WHEN (
	NEW.outcome = 'refund'
) EXECUTE FUNCTION renew_owed_since();--> statement-breakpoint
UPDATE "reservation" SET owed_since = coalesce(refund_owed_since(id), requested_at) WHERE paid_won - refunded_won > total_won + kept_won;--> statement-breakpoint
CREATE INDEX "product_of_provider" ON "product" USING btree ("provider_id","region","rating_count","rating_stars") WHERE "product"."status" = 'published';--> statement-breakpoint
CREATE INDEX "product_known" ON "product" USING btree ("area","kind","rating_count" DESC NULLS FIRST,"id") WHERE "product"."status" = 'published';--> statement-breakpoint
CREATE INDEX "product_best" ON "product" USING btree ("region",(("rating_stars" + 86.0) / (4 * ("rating_count" + 5))) desc,"id") WHERE "product"."status" = 'published' and "product"."minutes" is not null;--> statement-breakpoint
CREATE INDEX "reservation_waiting" ON "reservation" USING btree ("starts_at","id") WHERE "reservation"."status" in ('requested', 'confirmed') and (("reservation"."status" = 'requested' and "reservation"."offer" is null and "reservation"."proposal" is null) or "reservation"."change" is not null or "reservation"."asking_by" is not null);--> statement-breakpoint
CREATE INDEX "product_shown" ON "product" USING btree ("provider_id","area","kind","rating_count" DESC NULLS FIRST,"id") WHERE "product"."status" = 'published';--> statement-breakpoint
CREATE INDEX "reservation_refund_owed" ON "reservation" USING btree ((coalesce("owed_since", "requested_at")),"id") WHERE "reservation"."paid_won" - "reservation"."refunded_won" > "reservation"."total_won" + "reservation"."kept_won";
