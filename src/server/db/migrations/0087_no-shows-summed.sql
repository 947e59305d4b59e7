-- Who did not come counts as expected from now on: the sums of months that have such are made anew, and counted until then.
INSERT INTO month_outdated SELECT DISTINCT provider_id, date_trunc('month', requested_at AT TIME ZONE 'Asia/Seoul')::date FROM "reservation" WHERE status = 'no-show';
