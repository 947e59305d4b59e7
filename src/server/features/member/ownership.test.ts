import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberEndpoints } from '#contract/api/member.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { goodPassword, type House, openMemberHouse } from '../../../../tests/support/members.ts';

let house: House;
beforeAll(async () => {
	house = await openMemberHouse();
});
afterAll(() => house.close());

const own = (Object.entries(memberEndpoints) as [string, Endpoint][]).filter(([, { access }]) => access === 'member');

/** A body each of them takes. */
const bodies: Record<string, object> = {
	'PATCH /api/members/me': { address: 'Changed' },
	'PUT /api/members/me/password': { current: goodPassword, password: 'autumn-harbour-kite' },
	'POST /api/members/me/email': { email: 'changed@maru.example', current: goodPassword },
	'PUT /api/members/me/passport': { passport: 'ZZ9999999', consent: '2026-11-01' },
	'PUT /api/members/me/consents/news': { version: '2026-11-01', language: 'en' },
	'PUT /api/members/me/mail-choices/rating': { isWanted: false },
	'POST /api/members/me/closing': { current: goodPassword },
};
const addressed = own.map(([key]) => key.replace(':kind', 'news').replace(':topic', 'rating'));

test.each(addressed.filter((key) => !key.startsWith('PUT /api/members/me/photo')))(
	'%s asks a visitor to log in, with cookies of nobody too',
	async (key) => {
		for (const cookie of [undefined, `TID_SES=${'A'.repeat(43)}; TID_JWT=a.b.c`]) {
			const { status, body } = await house.call(key, { body: bodies[key], cookie });
			expect([status, body.code]).toEqual([401, 'login-required']);
		}
	},
);

test('whatever one member does, the other’s things stay as they are', async () => {
	const join = () =>
		house.join({
			passport: 'AB1234567',
			agreements: { terms: '2026-11-01', privacy: '2026-11-01', passport: '2026-11-01' },
		});
	const [one, other] = [await join(), await join()];
	const seenBy = async (cookie: string) => {
		const keys = ['', '/consents', '/accesses', '/mail-choices'].map((part) => `GET /api/members/me${part}`);
		const answers = await Promise.all(keys.map((key) => house.call(key, { cookie })));
		return answers.map(({ body }) => body);
	};
	const [before, row, mails] = [
		await seenBy(other.cookie),
		await house.memberOf(other.id),
		await house.mailsTo(other.email),
	];
	const last = (key: string) => Number(key.endsWith('/closing'));
	const busy = addressed.filter((key) => !key.includes('/photo')).sort((a, b) => last(a) - last(b));
	for (const key of busy) {
		const current = key.endsWith('/closing') || key.endsWith('/email') ? 'autumn-harbour-kite' : goodPassword;
		const body = bodies[key] && 'current' in bodies[key] ? { ...bodies[key], current } : bodies[key];
		const answer = await house.call(key, { body, cookie: one.cookie });
		expect([200, 400], `${key} ${JSON.stringify(answer.body)}`).toContain(answer.status);
		expect(JSON.stringify(answer.body ?? '')).not.toContain(other.id);
	}
	expect((await house.memberOf(one.id)).status).toBe('closed');
	expect(await seenBy(other.cookie)).toEqual(before);
	expect(await house.memberOf(other.id)).toEqual(row);
	expect(await house.mailsTo(other.email)).toEqual(mails);
	expect((await house.logIn(other.email, goodPassword)).status).toBe(200);
});

test('cookies of two members together are nobody’s', async () => {
	const [one, other] = [await house.join(), await house.join()];
	const part = (cookie: string, name: string) => cookie.split('; ').find((piece) => piece.startsWith(name)) ?? '';
	const mixed = `${part(one.cookie, 'TID_SES')}; ${part(other.cookie, 'TID_JWT')}`;
	expect((await house.call('GET /api/members/me', { cookie: mixed })).status).toBe(401);
});
