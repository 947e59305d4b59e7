import type { Report, reportEndpoints } from '#contract/api/report.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { isSpan, periodsBetween, unitOf } from '#domain/figure/figures.ts';
import { koreanMidnight } from '#domain/kernel/korean-date.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import {
	askedThings,
	isCounted,
	isKnownOf,
	isTimed,
	type ReportSide,
	reportSides,
	type VisitStep,
	visitSteps,
} from '#domain/report/report.ts';
import type { Context } from '#server/http/handlers.ts';
import { countSteps, findFirstCounted, type SideRow, type Sums, sumReport } from './report.repo.ts';
import { countAnswers } from './report-answers.repo.ts';
import { findMisses } from './search-miss.repo.ts';

export type ReportQuery = InputOf<(typeof reportEndpoints)['GET /api/reports']>['query'];

const nothing: Sums = { reservations: 0, cancelled: 0, expectedWon: 0, receivedWon: 0, answerHours: null };
const sumsOf = ({ reservations, cancelled, expectedWon, receivedWon, answerHours }: Sums): Sums => ({
	...{ reservations, cancelled, expectedWon, receivedWon, answerHours },
});
/** As many as there are countries; the rest of a long tail is in the sums. */
const mostNames = 300;

/** What nobody counted is no zero: of what is chosen, or before anything was counted. */
function uncounted(
	steps: Record<VisitStep, number>,
	{ chosen, isKnown }: { chosen: Parameters<typeof isCounted>[1]; isKnown: boolean },
) {
	const isTold = (step: VisitStep) => isCounted(step, chosen) && (isKnown || steps[step] > 0);
	return Object.fromEntries(visitSteps.filter((step) => !isTold(step)).map((step) => [step, null]));
}

/** What all houses sold in a span, in sums and of nobody by name; a part of it where some of it is chosen. */
export async function readReport({ queries }: Pick<Context, 'queries'>, { from, to, ...chosen }: ReportQuery) {
	if (!isSpan(from, to)) return refuse('invalid-input', { faults: [{ at: 'to', code: 'date-wrong' }] });
	const span = {
		...{ ...chosen, unit: unitOf(from, to), firstDay: from, lastDay: to },
		...{ from: koreanMidnight(from), to: koreanMidnight(addDays(to, 1)) },
	};
	const [rows, steps, stepsSince, answers, misses] = await Promise.all([
		sumReport(queries, span),
		countSteps(queries, span),
		findFirstCounted(queries),
		countAnswers(queries, span),
		findMisses(queries, { from, to, language: chosen.spoken }),
	]);
	const of = (side: SideRow['side']) => rows.filter((row) => row.side === side);
	const named = (side: ReportSide) =>
		of(side)
			.slice(0, mostNames)
			.map(({ name, label, ...row }) => ({ name, label, ...sumsOf(row) }));
	const report: Report = {
		whole: sumsOf(of('whole')[0] ?? nothing),
		periods: periodsBetween(from, to).map((period) => ({
			period,
			...sumsOf(of('period').find((row) => row.name === period) ?? nothing),
		})),
		sides: Object.fromEntries(reportSides.map((side) => [side, named(side)])) as Report['sides'],
		steps: { ...steps, ...uncounted(steps, { chosen, isKnown: isKnownOf({ to }, stepsSince) }) },
		stepsSince,
		answers: Object.fromEntries(
			askedThings.map((thing) => [thing, isTimed(thing, chosen) ? answers[thing] : null]),
		) as Report['answers'],
		misses,
	};
	return accept(report);
}
