import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { attempt } from '#server/db/schema/attempt.ts';
import { authenticator, passkey, recoveryCode } from '#server/db/schema/factor.ts';
import { mail } from '#server/db/schema/mail.ts';
import { member } from '#server/db/schema/member.ts';
import { session } from '#server/db/schema/session.ts';
import { openSessionHouse } from './session-house.ts';
import { createSoftPasskey } from './soft-passkey.ts';
import { createBrowser, type TestBrowser } from './test-browser.ts';

export const own = '/api/members/me';
export const post = (browser: TestBrowser, url: string, payload: object = {}) =>
	browser.send({ method: 'POST', url, payload });
export const put = (browser: TestBrowser, url: string, payload: object) =>
	browser.send({ method: 'PUT', url, payload });

/** In one word: ok, the fault of the first field, or why not. */
export async function outcome(answer: ReturnType<typeof post>) {
	const { statusCode, body } = await answer;
	const { code, faults } = JSON.parse(body) as { code?: string; faults?: { code: string }[] };
	return statusCode === 200 ? 'ok' : (faults?.[0]?.code ?? code);
}

export const factorsOf = async (browser: TestBrowser) => (await browser.get(`${own}/factors`)).json();

export async function addPasskey(browser: TestBrowser, device = createSoftPasskey(), label = 'Phone') {
	const options = (await post(browser, `${own}/passkeys/options`)).json();
	const answer = await post(browser, `${own}/passkeys`, { label, made: device.make(options) });
	expect(answer.statusCode, answer.body).toBe(200);
	return { device, codes: answer.json().recoveryCodes as string[] | null };
}

/** Linh and Mallory, who set up what they sign in with. */
export function openFactorHouse() {
	const opened = openSessionHouse();
	const { house, clock, logInOn } = opened;

	async function clear(): Promise<void> {
		const { drizzle } = house.database;
		for (const table of [attempt, passkey, authenticator, recoveryCode, mail, session]) await drizzle.delete(table);
	}

	/** What the app would show. */
	const codeAt = (secret: string, at = clock.now()) =>
		new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

	return {
		...opened,
		...{ clear, codeAt },
		/** Linh with nothing set up, logged in a moment ago. */
		async linh(): Promise<TestBrowser> {
			await clear();
			return logInOn(house.guarded, 'Linh');
		},
		async addApp(browser: TestBrowser) {
			const { secret, address } = (await post(browser, `${own}/authenticator`)).json();
			const answer = await put(browser, `${own}/authenticator`, { code: codeAt(secret) });
			expect(answer.statusCode, answer.body).toBe(200);
			return { secret, address, codes: answer.json().recoveryCodes as string[] | null };
		},
		/** A browser between the two steps: the password was right. */
		async half(): Promise<TestBrowser> {
			const browser = createBrowser(house.guarded);
			const answer = await browser.logIn('linh@mail.example', 'the password of Linh');
			expect([answer.statusCode, Object.keys(answer.json())]).toEqual([200, ['ways']]);
			expect(await browser.isIn()).toBe(false);
			return browser;
		},
		mails: async () => (await house.database.drizzle.select().from(mail)).map(({ template }) => template).sort(),
		idOf: async (firstName: string) =>
			(await house.database.drizzle.select().from(member).where(eq(member.firstName, firstName)))[0]?.id ?? '',
	};
}
