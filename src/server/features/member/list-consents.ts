import { koreanDay } from '#domain/kernel/korean-date.ts';
import { consentKinds, requiredConsents } from '#domain/member/consent.ts';
import type { Queries } from '#server/queries.ts';
import { findCurrentVersions } from '../page-text/page-text.repo.ts';
import { countReservationConsents, findConsents } from './consent.repo.ts';

const dayOf = (moment: Date | null | undefined) => (moment ? koreanDay(moment) : null);

/** Every kind of consent: what is in force, what the member last said to it, and what was agreed to with reservations. */
export async function listConsents({ queries, now }: { queries: Queries; now: Date }, memberId: string) {
	const [given, current, counted] = await Promise.all([
		findConsents(queries, memberId),
		findCurrentVersions(queries, now),
		countReservationConsents(queries, memberId),
	]);
	const items = consentKinds.map((kind) => {
		const last = given.find((one) => one.kind === kind);
		const isGiven = last !== undefined && last.withdrawnAt === null;
		return {
			kind,
			currentVersion: current[kind] ?? null,
			version: isGiven ? last.version : null,
			language: isGiven ? last.locale : null,
			givenOn: dayOf(last?.givenAt),
			withdrawnOn: dayOf(last?.withdrawnAt),
			isRequired: requiredConsents.includes(kind),
		};
	});
	const withReservations = counted.map(({ kind, count, lastAt }) => ({ kind, count, lastOn: koreanDay(lastAt) }));
	return { items, total: items.length, nextCursor: null, withReservations };
}
