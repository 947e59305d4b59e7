import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attemptRules } from '#domain/member/attempt-rules.ts';
import { event } from '#server/db/schema/event.ts';
import { type ContentHouse, openContentHouse } from '../../../../tests/support/content-house.ts';

let house: ContentHouse;
beforeAll(async () => {
	house = await openContentHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.reset();
	await house.queries.execute('delete from attempt');
});

const at = '/api/console/mail-templates';

test('every kind of mail can be looked at in every language, with links to this site alone', async () => {
	const { body } = await house.call('operator', `GET ${at}?language=ko`);
	expect(body.templates.length).toBeGreaterThan(100);
	expect(body.templates).toContainEqual({
		...{ template: 'verify-email', subject: expect.stringContaining('인증'), worded: [] },
		name: expect.stringContaining('인증'),
	});
	// What is called so is another's: nothing of an example is said of it.
	expect(body.templates).toContainEqual(
		expect.objectContaining({ template: 'reservation-confirmed', name: '예약 확정' }),
	);
	for (const language of ['ko', 'en', 'ru', 'th', 'vn', 'id']) {
		const one = (await house.call('operator', `GET ${at}/reservation-confirmed?language=${language}`)).body;
		expect(one.html).toContain('<html');
		expect(one.plain).toContain('Linh Nguyen');
		expect(one.html).not.toContain('https://maru.example');
		const { templates } = (await house.call('operator', `GET ${at}?language=${language}`)).body;
		for (const { template, name } of templates) expect(name, template).toMatch(/^[^{}]*\p{L}{2}[^{}]*$/u);
	}
	expect((await house.call('operator', `GET ${at}/no-such-mail?language=en`)).status).toBe(404);
});

test('a test goes to who asks for it and to nobody else, and is recorded', async () => {
	const { status, body } = await house.call('operator', `POST ${at}/text-changed/test`, { body: { language: 'ru' } });
	expect([status, body.address]).toEqual([200, 'operator@maru.example']);
	expect(await house.mailsTo('operator@maru.example')).toMatchObject([
		{ template: 'text-changed', locale: 'ru', data: { isTest: 1 } },
	]);
	expect(await house.queries.$count(event, eq(event.kind, 'mail.tested'))).toBe(1);
	for (const who of ['visitor', 'guest', 'partner'] as const)
		expect([401, 404]).toContain(
			(await house.call(who, `POST ${at}/verify-email/test`, { body: { language: 'en' } })).status,
		);
});

test('nobody fills a mailbox with tests: after so many one waits, and is told how long', async () => {
	const send = () => house.call('operator', `POST ${at}/text-changed/test`, { body: { language: 'en' } });
	for (let sent = 0; sent < attemptRules['test-mail-member'].limit; sent += 1) expect((await send()).status).toBe(200);
	const { status, body } = await send();
	expect([status, body.code, body.retryAfter > 0]).toEqual([429, 'too-many-attempts', true]);
	expect(await house.mailsTo('operator@maru.example')).toHaveLength(attemptRules['test-mail-member'].limit);
});
