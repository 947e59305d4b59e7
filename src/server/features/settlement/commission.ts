import { pageSize } from '#contract/endpoint.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { isAfterClosed, mostPoints, rateDayFault, rateOn } from '#domain/settlement/settlement.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { requireRecentSignIn } from '#server/features/session/require-recent-sign-in.ts';
import type { Context } from '#server/http/handlers.ts';
import type { MemberContext } from '#server/member-context.ts';
import {
	countPartners,
	deleteRate,
	findLastMonth,
	findPartnerItems,
	findPartners,
	findRates,
	saveRate,
} from './settlement.repo.ts';

const inOrder = cursorOf({ id: cursorPart.uuid });

const isMedical = (items: readonly string[]): boolean => items.some((item) => item.startsWith('medical.'));

/** Every partner with its rates, also those to come. */
export async function listCommissions(
	{ queries, now }: Pick<Context, 'queries' | 'now'>,
	{ language, cursor }: { language: ContentLocale; cursor?: string | undefined },
) {
	const after = inOrder.read(cursor);
	if (!after.ok) return after;
	const [rows, total, last] = await Promise.all([
		findPartners(queries, { language, after: after.value, limit: pageSize + 1 }),
		countPartners(queries),
		findLastMonth(queries),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ id }) => inOrder.write({ id }));
	const rates = await findRates(
		queries,
		shown.map(({ id }) => id),
	);
	const items = shown.map(({ id, business, items: offered }) => {
		const own = rates
			.filter((rate) => rate.organisationId === id)
			.map(({ startsOn, points }) => ({ startsOn, points, canRemove: isAfterClosed(startsOn, last) }));
		return {
			...{ organisationId: id, business, isMedical: isMedical(offered ?? []), rates: own.slice(0, 100) },
			points: rateOn(own, koreanDay(now)),
		};
	});
	return accept({ items, total, nextCursor });
}

type Rate = { id: string; startsOn: string; points: number };

/** From a day on. What is closed keeps its own: a rate never begins in a month that is. */
export async function setCommission(own: MemberContext, { id, startsOn, points }: Rate) {
	const { services, memberId, now } = own;
	const late = requireRecentSignIn(own);
	if (late) return late;
	const fault = rateDayFault(startsOn, koreanDay(now));
	if (fault) return refuse('invalid-input', { faults: [{ at: 'startsOn', code: fault }] });
	return services.transact(async (queries) => {
		const offered = await findPartnerItems(queries, id);
		if (!offered) return refuse('not-found');
		const most = isMedical(offered) ? mostPoints.medical : mostPoints.usual;
		if (points > most) return refuse('invalid-input', { faults: [{ at: 'points', code: 'too-much' }] });
		const last = await findLastMonth(queries);
		if (!isAfterClosed(startsOn, last))
			return refuse('invalid-input', { faults: [{ at: 'startsOn', code: 'date-past' }] });
		const before = rateOn(await findRates(queries, [id]), startsOn);
		await saveRate(queries, { organisationId: id, startsOn, points, setAt: now, setBy: memberId });
		await recordAudit(queries, {
			...{ event: 'settlement.rate-set', actorId: memberId, subjectId: null, actor: 'operator', at: now },
			...{ subject: ['organisation', id], details: { startsOn, before, points } },
		});
		return accept({});
	});
}

/** Set by mistake: the one before it counts again. What a closed month went by stays. */
export async function removeCommission(own: MemberContext, { id, startsOn }: { id: string; startsOn: string }) {
	const { services, memberId, now } = own;
	const late = requireRecentSignIn(own);
	if (late) return late;
	return services.transact(async (queries) => {
		if (!isAfterClosed(startsOn, await findLastMonth(queries))) return refuse('not-allowed');
		const points = await deleteRate(queries, { organisationId: id, startsOn });
		if (points === undefined) return refuse('not-found');
		await recordAudit(queries, {
			...{ event: 'settlement.rate-removed', actorId: memberId, subjectId: null, actor: 'operator', at: now },
			...{ subject: ['organisation', id], details: { startsOn, points } },
		});
		return accept({});
	});
}
