import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { AvailableDay, ProductDetail } from '#contract/api/product.ts';
import type { GuestView } from '#contract/api/reservation.ts';
import type { ReservationForm } from '#contract/api/reservation-form.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { bestPromotion } from '#domain/promotion/best-promotion.ts';
import { priceRuleOf } from '#domain/promotion/promotion.ts';
import type { Details } from '#domain/reservation/details.ts';
import { type Order, orderPrice, priced } from '#domain/reservation/order.ts';
import { formatWon } from '#i18n/format.ts';
import { monthOf, shiftMonth } from '#ui/calendar-weeks.ts';
import { liftBounds } from './lift-bounds.ts';
import { mailedLink } from './mailed-link.ts';
import { anotherLogin, joinAfresh, logIn } from './member-journey.ts';
import { violationsOn } from './violations-on.ts';

export const clinic = { email: 'clinic@maru.example', password: 'maru-demo-clinic' };
export const operator = { email: 'operator@maru.example', password: 'maru-demo-operator' };

export const phone = { width: 390, height: 844 };
export const desk = { width: 1440, height: 900 };

/** As a browser on our own page sends it. */
export const headers = { 'sec-fetch-site': 'same-origin' };

const one = { adult: 1, child: 0, infant: 0 };
export const pair = { adult: 2, child: 0, infant: 0 };

type Account = { email: string; password: string };

let reader: Account | undefined;

/**
 * Somebody who reads English and is nobody's demonstration: joins once for all the journeys of a worker. The address is proved,
 * since to one that is not only so many mails a day go, and how many journeys share it depends on how quick the workers are.
 */
export async function logInEnglish(page: Page): Promise<Account> {
	if (reader) {
		await logIn(page, reader);
		return reader;
	}
	const account = await joinAfresh(page);
	const token = (await mailedLink(process.env.E2E_ORIGIN, account.email, 'verify-email')).split('=').at(-1);
	const proved = await page.request.put(`/api/email-verifications/${token}`, { headers });
	expect(proved.ok()).toBe(true);
	const product = 'tea-master-ikseon';
	const [on = ''] = await roomyDays(page.request, product);
	const { slots } = (await daysOf(page.request, product, monthOf(on))).find((day) => day.on === on) ?? { slots: [] };
	// Every worker takes one of them, and a worker begins anew after every try that fails.
	const time = slots.find(({ left }) => left > 0)?.time ?? null;
	const { id } = await reserveByApi(page.request, { product, on, time });
	await liftBounds(process.env.E2E_ORIGIN ?? '', { guest: 'Linh', of: id });
	reader = account;
	return account;
}

async function daysOf(request: APIRequestContext, id: string, month: string): Promise<AvailableDay[]> {
	return (await (await request.get(`/api/products/${id}/days?month=${month}`)).json()).days;
}

type Wish = { places?: number; time?: string; nights?: number };

/**
 * Days on which there is room, of the month after the next: other journeys look at the next one, and the demonstration's
 * own reservations lie before it. Each journey takes another product or another of these days.
 */
export async function roomyDays(request: APIRequestContext, id: string, wish: Wish = {}): Promise<string[]> {
	const { places = 1, time, nights = 1 } = wish;
	const days = await daysOf(request, id, shiftMonth(monthOf(koreanDay(new Date())), 2));
	const isRoomy = (slot: AvailableDay['slots'][number]) =>
		slot.left >= places && (time === undefined || slot.time === time);
	const roomy = new Set(days.filter(({ slots }) => slots.some(isRoomy)).map(({ on }) => on));
	const found = [...roomy].filter((on) =>
		Array.from({ length: nights }, (_, at) => addDays(on, at)).every((day) => roomy.has(day)),
	);
	expect(found.length, `days with room for ${id}`).toBeGreaterThan(3);
	return found;
}

/** The first day with room at least so far ahead: where the time that is left is the point. */
export async function dayAhead(request: APIRequestContext, id: string, days: number): Promise<string> {
	const from = addDays(koreanDay(new Date()), days);
	const months = [monthOf(from), shiftMonth(monthOf(from), 1)];
	const offered = (await Promise.all(months.map((month) => daysOf(request, id, month)))).flat();
	return offered.find(({ on, slots }) => on >= from && slots.some(({ left }) => left > 0))?.on ?? '';
}

export async function productOf(request: APIRequestContext, id: string): Promise<ProductDetail> {
	return (await request.get(`/api/products/${id}?language=en`)).json();
}

/** As its guest sees it. */
export async function reservationOf(request: APIRequestContext, id: string): Promise<GuestView> {
	const answer = await request.get(`/api/reservations/${id}?language=en`);
	expect(answer.status()).toBe(200);
	return answer.json();
}

type Ordered = Partial<Order> & { product: string; on: string; details?: Details; contents?: string; code?: string };

/** What it costs today: with the promotion that counts for it, a code's among them. */
async function promotedTotal(request: APIRequestContext, product: ProductDetail, order: Order, code?: string) {
	const check = { data: { language: 'en', productId: product.id, code }, headers };
	const coded = code ? [await (await request.post('/api/promotions/check', check)).json()] : [];
	const promotion = bestPromotion(product.price, priced(order), [...product.promotions, ...coded]);
	const list = promotion ? { ...product.price, promotion: priceRuleOf(promotion) } : product.price;
	return { total: orderPrice(list, order).total, ...(promotion && { promotionId: promotion.id }) };
}

async function bodyOf(
	request: APIRequestContext,
	{ product: id, details = {}, contents, code, ...order }: Ordered,
): Promise<ReservationForm> {
	const [product, text, health] = await Promise.all([
		productOf(request, id),
		...['provider', 'health'].map(async (slug) => (await request.get(`/api/page-texts/${slug}?language=en`)).json()),
	]);
	const whole: Order = { to: null, time: null, persons: one, units: 1, choices: {}, ...order };
	const guest = { firstName: 'Linh', lastName: 'Nguyen', birthOn: '1991-04-12' };
	const { child, adult, infant } = whole.persons;
	return {
		key: randomUUID(),
		productId: id,
		order: whole,
		...(await promotedTotal(request, product, whole, code)),
		...(code !== undefined && { promotionCode: code }),
		details,
		lead: { ...guest, gender: 'female', country: 'VN', email: 'linh@example.com', phone: '+84901234567' },
		travellers: Array.from({ length: product.area === 'medical' ? adult + child + infant - 1 : 0 }, () => guest),
		usesKeptPassport: false,
		needs: { halal: null, flags: [], childSeats: 0 },
		...(contents !== undefined && { contents }),
		agreements: { provider: text.version, ...(product.area === 'medical' && { health: health.version }) },
		language: 'en',
	};
}

/** Reserved without a form: where the form is not the point. */
export async function reserveByApi(
	request: APIRequestContext,
	ordered: Ordered,
): Promise<{ id: string; code: string }> {
	const answer = await request.post('/api/reservations', { data: await bodyOf(request, ordered), headers });
	expect(answer.status(), await answer.text()).toBe(200);
	return answer.json();
}

/** Taken by a desk for somebody who phones from Thailand and has no account; answers with its id. */
export async function takenByApi(request: APIRequestContext, ordered: Ordered): Promise<string> {
	const { usesKeptPassport: _, lead, ...form } = await bodyOf(request, ordered);
	const named = {
		firstName: 'Siriporn',
		lastName: 'Wongsakul',
		country: 'TH',
		email: undefined,
		phone: '+66812345678',
	};
	const data = { ...form, lead: { ...lead, ...named }, language: 'th', pays: 'on-site' };
	const answer = await request.post('/api/desk/reservations', { data, headers });
	expect(answer.status(), await answer.text()).toBe(200);
	return (await answer.json()).id;
}

/** A second person with a screen of their own, who reads English; the caller closes the context. */
export async function openDesk(browser: Browser, baseURL: string | undefined, account: Account): Promise<Page> {
	const context = await browser.newContext({ ...(baseURL && { baseURL }) });
	const other = await context.newPage();
	await logIn(other, account);
	return other;
}

/** The same where they work, in English; the console has no mark of its own that it is ready, but what it shows. */
export async function openWorkplace(browser: Browser, baseURL: string | undefined, account: Account): Promise<Page> {
	const desk = await openDesk(browser, baseURL, account);
	await desk.context().addCookies([{ name: 'console-lang', value: 'en', url: baseURL ?? '' }]);
	return desk;
}

/** A member in a browser of their own, without a screen. */
export async function elsewhere<Result>(
	baseURL: string | undefined,
	account: Account,
	work: (request: APIRequestContext) => Promise<Result>,
): Promise<Result> {
	const request = await anotherLogin(baseURL, account);
	try {
		return await work(request);
	} finally {
		await request.dispose();
	}
}

type Mail = { id: string; address: string; language: string; template: string; subject: string | null };
type MailPage = { items: Mail[]; nextCursor: string | null };

/** How far down the operator's mailbox a journey looks for its own. */
const pagesOfMails = 15;

/** The mails about one reservation, newest first, as they lie in the operator's mailbox. */
export async function mailsAbout(baseURL: string | undefined, code: string, count: number): Promise<Mail[]> {
	return elsewhere(baseURL, operator, async (request) => {
		// What other journeys bring about meanwhile moves them down the list.
		const about = async () => {
			const found: Mail[] = [];
			let cursor: string | null = '';
			for (let page = 0; page < pagesOfMails && cursor !== null; page++) {
				const { items, nextCursor }: MailPage = await (
					await request.get(`/api/mails${cursor && `?cursor=${cursor}`}`)
				).json();
				found.push(...items.filter(({ subject }) => subject?.includes(code)));
				cursor = nextCursor;
			}
			return found;
		};
		await expect.poll(async () => (await about()).length).toBeGreaterThanOrEqual(count);
		return about();
	});
}

export const form = (page: Page) => page.locator('#reservation-form');
export const field = (page: Page, name: string) => page.locator(`#field-${name.replaceAll('.', '-')}`);
/** Below the form on wide screens, in the bar under the thumb on phones. */
export const onward = (page: Page) =>
	page.locator('#reservation-form button[type=submit]:visible, [data-bottom-bar] button:visible');
/** In the summary on wide screens, in the bar on phones. */
export const shownTotal = (page: Page) =>
	page.locator('aside [role=status] b:visible, [data-bottom-bar] b:visible').first();
export const ticket = (page: Page) => page.locator('main article').first();

export async function goOn(page: Page, step: number): Promise<void> {
	await onward(page).click();
	await expect(page).toHaveURL(new RegExp(`[?&]step=${step}\\b`));
}

type Person = { firstName: string; lastName: string; birthOn: string };

export async function fillPerson(page: Page, at: string, { firstName, lastName, birthOn }: Person): Promise<void> {
	await field(page, `${at}.firstName`).fill(firstName);
	await field(page, `${at}.lastName`).fill(lastName);
	await fillBirth(field(page, `${at}.birthOn`), birthOn);
}

/** Day, month, year: the order of the forms in all languages but Korean. */
async function fillBirth(group: Locator, birthOn: string): Promise<void> {
	const [year = '', month = '', day = ''] = birthOn.split('-');
	const parts = group.getByRole('textbox');
	for (const [at, text] of [day, month, year].entries()) await parts.nth(at).fill(text);
}

/** Ticks what is asked for, and tells which texts that were. */
export async function agreeToAll(page: Page): Promise<string[]> {
	const boxes = form(page).locator('input[name^="agreements."]');
	const names = await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).name.split('.')[1] ?? ''));
	for (const name of names) await form(page).locator(`input[name="agreements.${name}"]`).check();
	return names;
}

export async function arrive(page: Page): Promise<string> {
	await expect(page).toHaveURL(/\/my\/reserve\/[\da-f-]{36}\?sent=1$/);
	return /reserve\/([\da-f-]{36})/.exec(page.url())?.[1] ?? '';
}

/** Sends the form and reads the page it leads to: code, status and total stand there as they are kept. */
export async function send(page: Page, status: string): Promise<GuestView> {
	const total = await shownTotal(page).textContent();
	await expect(form(page).getByRole('status').locator('b')).toHaveText(total ?? '');
	await onward(page).click();
	const reservation = await reservationOf(page.request, await arrive(page));
	expect(formatWon(reservation.money.total)).toBe(total);
	for (const fact of [reservation.code, status, total ?? '']) await expect(ticket(page)).toContainText(fact);
	await expect(page.getByRole('status').filter({ hasText: reservation.code })).toBeVisible();
	return reservation;
}

const keyLeftOver = /\b(?:reservation|product|shell|error|page|my)\.[a-z][\w-]*(?:\.[\w-]+)*/;

/**
 * What keeps a screen from being open to everybody: what axe finds, a page wider than its screen, a key for a word. Looks at
 * what the journey has brought about; what stands around every screen is looked at once, in every-page.e2e.ts.
 */
export async function screenFaults(page: Page, within = 'main'): Promise<string[]> {
	// What opens late must be there to be looked at.
	await page.locator(within).filter({ visible: true }).first().waitFor();
	const violations = await violationsOn(page, within);
	const wider = await page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return scrollWidth - clientWidth;
	});
	const key = keyLeftOver.exec((await page.locator('main').allTextContents()).join())?.[0];
	return [
		...violations,
		...(wider > 0 ? [`${wider} px wider than the screen`] : []),
		...(key ? [`a key is shown: ${key}`] : []),
	];
}
