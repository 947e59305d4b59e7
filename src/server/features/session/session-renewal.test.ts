import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { renewAfterSeconds } from '#domain/member/session-rules.ts';
import { session } from '#server/db/schema/session.ts';
import type { Services } from '#server/services.ts';
import { type IdentifyOptions, openSessionHouse, tokenOf } from '../../../../tests/support/session-house.ts';
import { createBrowser } from '../../../../tests/support/test-browser.ts';
import { claimsOf, readIdentity } from './identity-token.ts';

const { house, serverWith, logInOn } = openSessionHouse();

describe('a login that is used', () => {
	const minutes = (count: number) => count * 60_000;
	const serverAt = (offsetMs: number, more: Partial<IdentifyOptions> = {}) =>
		serverWith({ clock: () => new Date(Date.now() + offsetMs), ...more });
	// jose looks at the real clock: here only what happens after five minutes matters.
	const lenient = {
		readToken: async (given: Pick<Services, 'keys' | 'origin'>, token: string) =>
			(await readIdentity(given, token)) ?? claimsOf(decodeJwt(token)),
	};

	test('keeps its token for five minutes and touches nothing', async () => {
		const linh = await logInOn(house.guarded, 'Linh');
		const [before] = await house.database.drizzle.select().from(session);
		const soon = createBrowser(await serverAt(renewAfterSeconds * 1000 - 10_000), new Map(linh.cookies));
		const response = await soon.get('/api/sessions');
		expect([response.statusCode, response.cookies]).toEqual([200, []]);
		expect((await house.database.drizzle.select().from(session))[0]).toEqual(before);
	});

	test('is renewed after that, with the same session', async () => {
		const linh = await logInOn(house.guarded, 'Linh', true);
		const [before] = await house.database.drizzle.select().from(session);
		const later = createBrowser(await serverAt(minutes(6)), new Map(linh.cookies));
		const response = await later.get('/api/sessions');
		expect(response.cookies.map(({ name, maxAge }) => [name, maxAge])).toEqual([
			['TID_SES', 2_592_000],
			['TID_JWT', 2_592_000],
		]);
		expect(later.cookies.get('TID_SES')).toBe(linh.cookies.get('TID_SES'));
		expect(decodeJwt(tokenOf(later))).toMatchObject({ sid: before?.id, sub: before?.memberId });
		const [after] = await house.database.drizzle.select().from(session);
		expect(Number(after?.expiresAt) - Number(before?.expiresAt)).toBeGreaterThan(minutes(5));
		expect(after?.endsAt).toEqual(before?.endsAt);
		expect((await later.get('/api/sessions')).statusCode).toBe(200);
	});

	test('ends after twelve hours all the same', async () => {
		const linh = await logInOn(house.guarded, 'Linh');
		const [row] = await house.database.drizzle.select().from(session);
		expect(Math.round((Number(row?.endsAt) - Number(row?.createdAt)) / 3_600_000)).toBe(12);
		await house.database.drizzle.update(session).set({ expiresAt: row?.endsAt ?? new Date() });
		const last = createBrowser(await serverAt(minutes(12 * 60 - 10), lenient), new Map(linh.cookies));
		expect(await last.isIn()).toBe(true);
		expect((await house.database.drizzle.select().from(session))[0]?.expiresAt).toEqual(row?.endsAt);
		const over = createBrowser(await serverAt(minutes(12 * 60 + 1), lenient), new Map(linh.cookies));
		expect(await over.isIn()).toBe(false);
	});

	test('logging out at the moment of renewal still removes both cookies', async () => {
		const linh = await logInOn(house.guarded, 'Linh');
		const later = createBrowser(await serverAt(minutes(6)), new Map(linh.cookies));
		const response = await later.remove('/api/sessions/current');
		expect(response.cookies.map(({ maxAge }) => maxAge)).toEqual([0, 0]);
	});
});
