import type { Figures, figureEndpoints } from '#contract/api/figure.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { isSpan, middleHours, periodsBetween, toldApart, unitOf } from '#domain/figure/figures.ts';
import { koreanMidnight } from '#domain/kernel/korean-date.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { mayDo, organisationsWhere } from '#domain/organisation/rights.ts';
import { findProviderIds } from '#server/features/partner/provider.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import {
	countAnswers,
	countConsultations,
	countQuestions,
	countWishes,
	type FigureSpan,
	findFigureProducts,
	findFigureTitles,
	meanRatings,
	sumSlots,
	sumViews,
	type ViewRow,
} from './figure.repo.ts';
import { countAnswerTimes, type ReservedRow, sumReservations } from './month-sum.repo.ts';

type Query = InputOf<(typeof figureEndpoints)['GET /api/console/figures']>['query'];

const mostProducts = 100;
const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
	rows.reduce((total, row) => total + of(row), 0);
const moneyOf = (rows: readonly ReservedRow[]) => ({
	reservations: sum(rows, (row) => row.reservations),
	expectedWon: sum(rows, (row) => row.expectedWon),
	receivedWon: sum(rows, (row) => row.receivedWon),
});

/** Rows by what they have in common, each once over. */
function grouped<Row>(rows: readonly Row[], of: (row: Row) => string): Map<string, Row[]> {
	const groups = new Map<string, Row[]>();
	for (const row of rows) {
		const known = groups.get(of(row));
		if (known) known.push(row);
		else groups.set(of(row), [row]);
	}
	return groups;
}

const viewsIn = (rows: readonly ViewRow[], of: 'language' | 'country') =>
	toldApart(
		[...grouped(rows, (row) => row[of])].map(([name, same]) => ({ name, count: sum(same, (row) => row.count) })),
	);

const namesIn = (rows: readonly ReservedRow[], of: 'language' | 'country') =>
	toldApart(
		[...grouped(rows, (row) => row[of])].map(([name, same]) => ({ name, count: sum(same, (row) => row.reservations) })),
	);

/** Most visitors have told no country: that says nothing of where they are from. */
const named = (rows: readonly ViewRow[]) => rows.filter(({ country }) => country !== '');

/** Operators see the agency's own houses, or one business that they name. */
function houseIds({ viewer }: MemberContext, organisation: string | undefined): string[] | undefined {
	const all = organisationsWhere(viewer, 'figures.see');
	if (organisation !== undefined) return mayDo(viewer, 'figures.see', organisation) ? [organisation] : undefined;
	return all === 'all' ? [agencyId] : all;
}

type Sold = {
	reserved: readonly ReservedRow[];
	views: readonly ViewRow[];
	wishes: Awaited<ReturnType<typeof countWishes>>;
	ratings: Awaited<ReturnType<typeof meanRatings>>;
	slots: Awaited<ReturnType<typeof sumSlots>>;
};

/** What each product brought, the first so many of those that brought most: every row is looked at once. */
function toldProducts(ids: readonly string[], { reserved, views, wishes, ratings, slots }: Sold) {
	const ofProduct = <Row extends { productId: string }>(rows: readonly Row[]) => {
		const groups = grouped(rows, (row) => row.productId);
		return (id: string): readonly Row[] => groups.get(id) ?? [];
	};
	const [reservedOf, viewsOf, wishesOf] = [ofProduct(reserved), ofProduct(views), ofProduct(wishes)];
	const [ratingsOf, slotsOf] = [ofProduct(ratings), ofProduct(slots)];
	return ids
		.map((id) => {
			const [rated] = ratingsOf(id);
			return {
				...{ id, ...moneyOf(reservedOf(id)) },
				...{ views: sum(viewsOf(id), (row) => row.count), wishes: sum(wishesOf(id), (row) => row.count) },
				...{ ratings: rated?.ratings ?? 0, stars: rated?.stars ?? null },
				...{ taken: sum(slotsOf(id), (row) => row.taken), capacity: sum(slotsOf(id), (row) => row.capacity) },
			};
		})
		.sort((one, other) => other.reservations - one.reservations || other.views - one.views)
		.slice(0, mostProducts);
}

/** What a house sold, was asked and was rated, in sums. */
export async function readFigures(own: MemberContext, query: Query) {
	const { queries } = own;
	const { from, to, language, product: productId } = query;
	if (!isSpan(from, to)) return refuse('invalid-input', { faults: [{ at: 'to', code: 'date-wrong' }] });
	const organisationIds = houseIds(own, query.organisation);
	if (!organisationIds || organisationIds.length === 0) return refuse('not-found');
	const providerIds = await findProviderIds(queries, organisationIds);
	const span: FigureSpan = {
		...{ providerIds, productId, firstDay: from, lastDay: to, unit: unitOf(from, to) },
		...{ from: koreanMidnight(from), to: koreanMidnight(addDays(to, 1)) },
	};
	const [reserved, views, questions, wishes, consultations, answers, ratings, slots, answerTimes, products] =
		await Promise.all([
			sumReservations(queries, span),
			sumViews(queries, span),
			countQuestions(queries, span),
			countWishes(queries, span),
			countConsultations(queries, span),
			countAnswers(queries, span),
			meanRatings(queries, span),
			sumSlots(queries, span),
			countAnswerTimes(queries, span),
			findFigureProducts(queries, { providerIds, productId }),
		]);
	if (productId !== undefined && products.length === 0) return refuse('not-found');
	const byPeriod = grouped(reserved, (row) => row.period);
	const countIn = <Row extends { count: number }>(rows: readonly Row[], isOf: (row: Row) => boolean) =>
		sum(rows.filter(isOf), (row) => row.count);
	const told = toldProducts(products, { reserved, views, wishes, ratings, slots });
	const titles = await findFigureTitles(
		queries,
		told.map(({ id }) => id),
		language,
	);
	const figures: Figures = {
		periods: periodsBetween(from, to).map((period) => {
			const isThen = (row: { period: string }) => row.period === period;
			return {
				...{ period, ...moneyOf(byPeriod.get(period) ?? []) },
				...{ views: countIn(views, isThen), wishes: countIn(wishes, isThen), questions: countIn(questions, isThen) },
				...{ consultations: countIn(consultations, isThen), answers: countIn(answers, isThen) },
			};
		}),
		products: told.map((row) => ({ ...row, title: titles.get(row.id) ?? row.id })),
		...{ viewLanguages: viewsIn(views, 'language'), viewCountries: viewsIn(named(views), 'country') },
		...{ languages: namesIn(reserved, 'language'), countries: namesIn(reserved, 'country') },
		answerHours: middleHours(answerTimes),
		slots: [...grouped(slots, (row) => row.time)]
			.map(([time, same]) => ({
				...{ time, taken: sum(same, (row) => row.taken), capacity: sum(same, (row) => row.capacity) },
			}))
			.sort((one, other) => one.time.localeCompare(other.time)),
	};
	return accept(figures);
}
