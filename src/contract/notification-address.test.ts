import { expect, test } from 'vitest';
import { isSeenByOpening, readerSides, spotOf, spots, toldKinds } from '#domain/event/notified.ts';
import type { ThreadSubjectKind } from '#domain/thread/thread.ts';
import { matchConsolePage } from './console-pages.ts';
import { addressOfSpot, spotAt } from './notification-address.ts';
import { matchPage } from './page-address.ts';
import { isBuilt } from './pages.ts';

const thing = { id: '7f3c1c60-0000-4000-8000-000000000001', productId: 'palace-walk', area: 'travel' as const };

test('every kind leads every reader to a page that is there', () => {
	for (const kind of toldKinds)
		for (const side of readerSides) {
			const { pathname } = new URL(addressOfSpot(spotOf(kind, side), { ...thing, side }), 'http://localhost');
			const match = matchPage(pathname);
			const isThere = matchConsolePage(pathname) !== undefined || (match !== undefined && isBuilt(match.page));
			expect(isThere, `${kind} for ${side}: ${pathname}`).toBe(true);
		}
});

test('who works is led to the console, never to the pages of guests', () => {
	const isWork = (kind: string) => /^(reservation|rating|matching|thread|consultation|video)\./.test(kind);
	for (const kind of toldKinds.filter(isWork))
		for (const side of ['house', 'agency'] as const)
			expect(addressOfSpot(spotOf(kind, side), { ...thing, side }), `${kind} for ${side}`).toMatch(/^\/console/);
	expect(addressOfSpot(spotOf('rating.received', 'house'), { ...thing, side: 'house' })).toBe('/console/ratings');
});

test('who has the page open that a spot leads to, sees that spot', () => {
	for (const spot of spots) {
		const { pathname, search } = new URL(addressOfSpot(spot, thing), 'http://localhost');
		const seen = spotAt(pathname, search);
		// Messages are seen where they are read, not where their reservation is; a dispute stands on the reservation's page.
		const expected =
			spot === 'messages' || spot === 'dispute' || spot === 'refund'
				? 'reservation'
				: isSeenByOpening(spot)
					? spot
					: undefined;
		expect(seen?.spot, spot).toBe(expected);
		if (['reservation', 'offer', 'settlement', 'question', 'answering', 'consultation', 'consulting'].includes(spot))
			expect(seen?.id).toBe(thing.id);
	}
	const atWork = addressOfSpot('reservation', { ...thing, side: 'house' });
	expect([atWork, spotAt(atWork)]).toEqual([
		`/console/reservations/${thing.id}`,
		{ spot: 'reservation', id: thing.id },
	]);
	expect(spotAt('/')).toBeUndefined();
	expect(spotAt('/reserve/palace-walk')).toBeUndefined();
});

test('a talk is seen on the site by its guest, in the console by who works there or in a language that only it speaks', () => {
	expect(addressOfSpot('video', thing)).toBe(`/video-consultation?date=${thing.id}`);
	const atWork = addressOfSpot('video', { ...thing, side: 'house' });
	expect(atWork).toBe(`/console/videos/${thing.id}`);
	expect(addressOfSpot('video', { ...thing, spokenIn: 'ko' })).toBe(atWork);
	for (const path of [atWork, '/video-consultation'])
		expect(spotAt(path, `date=${thing.id}`)).toEqual({ spot: 'video', id: thing.id });
});

test('a message stands where what it is about is read, in the console for who wrote it there', () => {
	const at = (kind: ThreadSubjectKind, isHouse: boolean) =>
		addressOfSpot('thread', { ...thing, id: 'message', questionId: 'q1', talk: { kind, id: thing.id, isHouse } });
	expect((['reservation', 'matching-answer', 'consultation', 'video'] as const).map((kind) => at(kind, false))).toEqual(
		[
			`/my/reserve/${thing.id}#messages`,
			'/matching/detail/q1',
			`/consultaion/palace-walk?request=${thing.id}`,
			`/video-consultation?date=${thing.id}`,
		],
	);
	expect((['reservation', 'matching-answer', 'consultation', 'video'] as const).map((kind) => at(kind, true))).toEqual([
		`/console/reservations/${thing.id}#messages`,
		'/console/matching/q1',
		`/console/consultations/${thing.id}`,
		`/console/videos/${thing.id}`,
	]);
});
