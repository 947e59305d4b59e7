import type { ReservationScope, ReservationTime } from '#contract/api/reservation.ts';
import { admit, type Viewer } from '#domain/member/access.ts';
import { organisationsWhere } from '#domain/organisation/rights.ts';
import { type ShownStatus, shownStatuses } from '#domain/reservation/shown-status.ts';
import { searchWordIn } from '#site/parts/search/search-word-in.ts';

/** What of the reservations is looked at. It lives in the address. */
export type ListChoices = {
	scope: ReservationScope;
	time: ReservationTime;
	status: ShownStatus | undefined;
	search: string;
	cursor: string | undefined;
};

/** As in the contract, whose lists would bring all of its schemas into the browser. */
const scopes: readonly ReservationScope[] = ['own', 'provided', 'all'];
export const listTimes: readonly ReservationTime[] = ['upcoming', 'past', 'cancelled'];

export const maxSearch = 60;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
	values.find((value) => value === text);

/** What the address says; whatever is none of the choices is left out. */
export function readListChoices(search: URLSearchParams): ListChoices {
	const cursor = search.get('cursor') ?? '';
	return {
		scope: oneOf(scopes, search.get('scope')) ?? 'own',
		time: oneOf(listTimes, search.get('time')) ?? 'upcoming',
		status: oneOf(shownStatuses, search.get('status')),
		search: searchWordIn(search, maxSearch),
		cursor: /^[\w-]{1,200}$/.test(cursor) ? cursor : undefined,
	};
}

/** As it stands in the address: only what differs from the usual. */
export function listAddressQuery({ scope, time, status, search, cursor }: ListChoices) {
	return {
		scope: scope === 'own' ? undefined : scope,
		time: time === 'upcoming' ? undefined : time,
		status,
		search: search === '' ? undefined : search,
		cursor,
	};
}

/** Another choice begins at the first page. */
export const withChoice = (choices: ListChoices, change: Partial<ListChoices>): ListChoices => ({
	...choices,
	cursor: undefined,
	...change,
});

/** Whose reservations a viewer may look through besides their own. */
export function scopesFor(viewer: Viewer | null): ReservationScope[] {
	if (admit('operator', viewer) === 'admitted') return ['own', 'all'];
	return organisationsWhere(viewer, 'reservation.see').length > 0 ? ['own', 'provided'] : ['own'];
}

const statusesIn: Record<ReservationTime, readonly ShownStatus[]> = {
	upcoming: ['requested', 'asking', 'confirmed'],
	past: ['confirmed', 'completed', 'no-show'],
	cancelled: ['declined', 'expired', 'cancelled'],
};

/** The statuses there can be among what is looked at. */
export const statusesOf = (time: ReservationTime): readonly ShownStatus[] => statusesIn[time];
