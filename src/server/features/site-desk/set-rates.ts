import type { siteDeskEndpoints } from '#contract/api/site-desk.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { isSame } from '#domain/content/compare-content.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { Currency, ExchangeRates } from '#domain/product/currency.ts';
import { changedRates, farOffRates } from '#domain/product/rate-change.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Queries } from '#server/queries.ts';
import { findLastKnown, findRates, insertRateChange, lockRates, putRates } from './rate.repo.ts';

type Body = InputOf<(typeof siteDeskEndpoints)['PUT /api/console/site/rates']>['body'];
type Row = Awaited<ReturnType<typeof findRates>>[number];

/** The database keeps six digits: what is told, compared and kept has no more. */
const rounded = (won: number): number => Number(won.toPrecision(6));
const roundedRates = (rates: ExchangeRates): ExchangeRates =>
	Object.fromEntries(Object.entries(rates).map(([currency, won]) => [currency, rounded(won)]));

type History = Awaited<ReturnType<typeof findLastKnown>>;

/** What is set now, before what the history has: rates may have come with the demonstration, which has none. */
function viewOf(rows: readonly Row[], history: History) {
	const rates = Object.fromEntries(rows.map(({ currency, won }) => [currency, rounded(won)])) as ExchangeRates;
	const days = [...rows.map(({ asOf }) => asOf), ...(history.asOf === null ? [] : [history.asOf])];
	return {
		rates,
		lastKnown: { ...roundedRates(history.rates), ...rates },
		newestDay: days.sort().at(-1) ?? null,
		asOf: Object.fromEntries(rows.map(({ currency, asOf }) => [currency, asOf])) as Partial<Record<Currency, string>>,
	};
}

const currentView = async (queries: Queries) => viewOf(await findRates(queries), await findLastKnown(queries));

export async function readRates({ queries }: MemberContext) {
	return accept(await currentView(queries));
}

/**
 * The rates of a day, all of them together. Pages have them within seconds: they read them with the company's facts. Prices are in
 * won whatever the rates: nothing that was agreed changes.
 */
export async function setRates({ services, memberId, now }: MemberContext, { asOf, sureOf, ...body }: Body) {
	if (asOf > koreanDay(now)) return refuse('invalid-input', { faults: [{ at: 'asOf', code: 'date-future' }] });
	const rates = roundedRates(body.rates);
	return services.transact(async (work) => {
		const rows = await lockRates(work);
		const before = viewOf(rows, await findLastKnown(work));
		if (!isSame(before.rates, roundedRates(body.before))) return refuse('changed-since');
		// The rates of an older day would take the place of newer ones.
		if (before.newestDay !== null && asOf < before.newestDay)
			return refuse('invalid-input', { faults: [{ at: 'asOf', code: 'date-early' }] });
		// Saved once more: nothing has changed that history or trail could tell.
		if (isSame(before.rates, rates) && rows.every((row) => row.asOf === asOf)) return accept(before);
		const unsure = farOffRates(before.lastKnown, rates).filter((currency) => !sureOf.includes(currency));
		if (unsure.length > 0)
			return refuse('invalid-input', {
				faults: unsure.map((currency) => ({ at: `rates.${currency}`, code: 'rate-far-off' })),
			});
		await putRates(work, { rates, asOf });
		await insertRateChange(work, { before: before.rates, after: rates, asOf, setBy: memberId, at: now });
		const [wasOf = ''] = Object.values(before.asOf).sort();
		await recordAudit(work, {
			...{ event: 'site.rates-set', actorId: memberId, subjectId: null, actor: 'operator', at: now },
			subject: ['site', 'rates'],
			changes: {
				...Object.fromEntries(
					changedRates(before.rates, rates).map((currency) => [
						currency,
						{ before: String(before.rates[currency] ?? ''), after: String(rates[currency] ?? '') },
					]),
				),
				asOf: { before: wasOf, after: asOf },
			},
		});
		return accept(await currentView(work));
	});
}
