import { dayMs } from '#domain/kernel/durations.ts';
import { paceRules } from '#domain/matching/fit.ts';
import type { Pool } from '#server/queries.ts';

/** From when on answers tell how fast a provider is. */
export const paceSince = (now: Date): Date => new Date(now.getTime() - paceRules.days * dayMs);

/** `medianMinutes` of domain/matching/fit.ts over a provider’s latest answers: by its index alone. */
export const paceSql = (provider: string, since: string): string => `
	select case when count(*) >= ${paceRules.least} then round(percentile_cont(0.5) within group (order by latest.minutes))::int end as median
	from (select a.minutes from matching_answer a where a.provider_id = ${provider} and a.created_at > ${since}::timestamptz
		order by a.created_at desc limit ${paceRules.most}) as latest`;

const ofOneSql = paceSql('$1', '$2');

/** How long a provider takes to answer, measured; null where there are too few answers to tell. */
export async function findMedianMinutes(reads: Pool, providerId: string, now: Date): Promise<number | null> {
	const values = [providerId, paceSince(now)];
	const { rows } = await reads.$client.query<{ median: number | null }>({
		name: 'answer-pace',
		text: ofOneSql,
		values,
	});
	return rows[0]?.median ?? null;
}
