import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, type Page, request } from '@playwright/test';

export const traveller = { email: 'traveller@maru.example', password: 'maru-demo-traveller' };
export const anna = { email: 'anna@maru.example', password: 'maru-demo-visitor' };

type Account = { email: string; password: string };

/** As a browser on our own page sends it. */
const fromOurPage = { 'sec-fetch-site': 'same-origin' };

/** From a place nobody else joins from: a place may join twenty times an hour only. */
export const fromAfar = (): Record<string, string> => ({
	...fromOurPage,
	'x-forwarded-for': `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`,
});

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
export const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/140.0.0.0 Mobile Safari/537.36';

/** A browser of its own, logged in; its caller disposes of it. */
export async function anotherLogin(
	baseURL: string | undefined,
	account: Account,
	userAgent = iphone,
): Promise<APIRequestContext> {
	const browser = await request.newContext({
		...(baseURL && { baseURL }),
		extraHTTPHeaders: fromOurPage,
		userAgent,
	});
	const answer = await browser.post('/api/sessions', { data: { ...account, isKept: true } });
	expect(answer.status()).toBe(200);
	return browser;
}

/** Logs in over the API; the page then has the cookies of it. */
export async function logIn(page: Page, account: Account): Promise<void> {
	const answer = await page.request.post('/api/sessions', {
		data: { ...account, isKept: true },
		headers: fromOurPage,
	});
	expect(answer.status()).toBe(200);
}

/** A member whom nobody else needs, logged in. */
export async function joinAfresh(page: Page): Promise<Account> {
	const account = {
		email: `fresh.${Date.now().toString(36)}${Math.round(Math.random() * 1e6)}@example.com`,
		password: 'seven lanterns over the river',
	};
	const version = async (slug: string) =>
		(await (await page.request.get(`/api/page-texts/${slug}?language=en`)).json()).version as string;
	const answer = await page.request.post('/api/members', {
		headers: fromAfar(),
		data: {
			type: 'general',
			firstName: 'Linh',
			lastName: 'Nguyen',
			birthOn: '1991-04-12',
			gender: 'female',
			phone: '+84901234567',
			country: 'VN',
			...account,
			agreements: { terms: await version('terms'), privacy: await version('privacy') },
			language: 'en',
		},
	});
	expect(answer.status()).toBe(200);
	return account;
}

/** Ends the session that the page is in, from elsewhere: the page does not know. */
export async function endElsewhere(page: Page, account: Account, baseURL: string | undefined): Promise<void> {
	const { items } = (await (await page.request.get('/api/sessions')).json()) as {
		items: { id: string; isCurrent: boolean }[];
	};
	const own = items.find(({ isCurrent }) => isCurrent)?.id;
	const elsewhere = await anotherLogin(baseURL, account);
	expect((await elsewhere.delete(`/api/sessions/${own}`)).status()).toBe(200);
	await elsewhere.delete('/api/sessions/current');
	await elsewhere.dispose();
}
