import { accept, refuse } from '#domain/kernel/result.ts';
import { type ErasureRule, erasureRuleIds, erasureRules, isErasurePeriod } from '#domain/running/erasure.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findEraseDays, findErasures, findRuns } from './erasure.repo.ts';

type Query = { from: string; to: string; rule?: ErasureRule | undefined };

/** What time made us forget, by rule and day, and when each rule was last followed. */
export async function listErasures({ queries }: MemberContext, { from, to, rule }: Query) {
	if (!isErasurePeriod({ from, to })) return refuse('invalid-input', { faults: [{ at: 'to', code: 'date-wrong' }] });
	const [rows, runs, ownDays] = await Promise.all([
		findErasures(queries, { from, to, rule }),
		findRuns(queries),
		findEraseDays(queries),
	]);
	const ranAt = new Map(runs.map((run) => [run.rule, run.ranAt.toISOString()]));
	return accept({
		erasures: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
		rules: erasureRuleIds.map((id) => ({
			...{ rule: id, ranAt: ranAt.get(id) ?? null, days: erasureRules[id].days ?? ownDays ?? null },
		})),
	});
}
