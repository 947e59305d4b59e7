import { type Browser, expect, type Page } from '@playwright/test';
import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { deskSeconds, hands } from '../support/keystrokes.ts';
import { type LaunchedProduct, launchProduct } from '../support/launch-product.ts';
import { anotherLogin, fromAfar, joinAfresh, logIn } from '../support/member-journey.ts';
import { plain } from '../support/pictures.ts';
import {
	dayAhead,
	clinic as demoClinic,
	elsewhere,
	headers,
	operator,
	reservationOf,
	reserveByApi,
} from '../support/reservation-journey.ts';
import { test } from '../support/site-test.ts';
import { smallPdf } from '../support/small-pdf.ts';

let product: LaunchedProduct;
// A house and a product more: other journeys count what the catalogue has.
test.beforeAll(async () => {
	product = await launchProduct();
});
test.afterAll(async () => {
	await product?.takeDown();
});

const account = { email: 'first.clinic@example.com', password: '강가의 등불 일곱 개' };
const address = '대구광역시 중구 동성로 118';

async function arrive(browser: Browser, locale: string): Promise<Page> {
	const context = await browser.newContext({ baseURL: product.origin, locale, timezoneId: 'Asia/Seoul' });
	return context.newPage();
}

type Clinic = { email: string; papers: readonly string[]; registrationNumber: string };

/** A clinic that has applied with its papers; what its application is like is another journey's (section-6-korean-door). */
async function applyAsClinic(page: Page, { email, papers, registrationNumber }: Clinic): Promise<void> {
	const version = async (slug: string) =>
		(await (await page.request.get(`/api/page-texts/${slug}?language=en`)).json()).version as string;
	const joined = await page.request.post('/api/members', {
		headers: fromAfar(),
		data: {
			...{ type: 'cooperative', firstName: 'Yuna', lastName: 'Seo', birthOn: '1988-05-20', gender: 'female' },
			...{ phone: '+821023456789', country: 'KR', address, ...account, email, language: 'ko' },
			business: {
				...{ businessName: 'Daegu Skin Clinic', businessNameKorean: '대구피부과의원', representative: '서유나' },
				...{ registrationNumber, bankAccount: '하나 123-456789-01' },
				...{ serviceItems: ['medical.dermatology'], languages: ['en'] },
			},
			agreements: { terms: await version('terms'), privacy: await version('privacy') },
		},
	});
	expect(joined.status(), await joined.text()).toBe(200);
	for (const kind of papers) await addPaper(page, kind);
}

async function addPaper(page: Page, kind: string): Promise<void> {
	const expiresOn = addDays(koreanDay(new Date()), 400);
	const query = new URLSearchParams({ kind, name: `${kind}.pdf`, number: 'M-2026-01-01-0001', expiresOn });
	const added = await page.request.post(`/api/partners/me/licences?${query}`, {
		headers: { ...headers, 'content-type': 'application/pdf' },
		data: smallPdf(),
	});
	expect(added.status(), await added.text()).toBe(200);
}

async function approve(email: string): Promise<void> {
	const office = await anotherLogin(product.origin, operator);
	const { items } = await (await office.get('/api/partners')).json();
	const { organisationId } = items.find((one: { email: string }) => one.email === email);
	const approved = await office.post(`/api/partners/${organisationId}/approval`, { data: { isDespite: true } });
	expect(approved.status(), await approved.text()).toBe(200);
	await office.dispose();
}

/** The links of the newest mail of that kind, in the order in which they stand there. */
async function linksMailed(email: string, template: string): Promise<string[]> {
	return elsewhere(product.origin, operator, async (office) => {
		const find = async (): Promise<string | undefined> => {
			const { items } = await (await office.get(`/api/mails?status=kept&address=${email}`)).json();
			return items.find((mail: { template: string }) => mail.template === template)?.id;
		};
		await expect.poll(find).toBeDefined();
		const { plain: text } = await (await office.get(`/api/mails/${await find()}`)).json();
		return [...(text as string).matchAll(/https?:\/\/\S+/g)].map(([link]) => {
			const { pathname, search } = new URL(link);
			return pathname + search;
		});
	});
}

test('a new clinic publishes its first product within ten minutes, and answers its first reservation with two clicks', async ({
	browser,
}, info) => {
	test.slow();
	const clinic = await arrive(browser, 'ko-KR');
	await applyAsClinic(clinic, {
		...{ email: account.email, registrationNumber: '1248100998' },
		papers: ['business-registration', 'foreign-patient', 'liability-insurance'],
	});
	await approve(account.email);

	// The link of the mail that says so leads to a desk that has nothing to do yet, but for this.
	const { done, tap, type, paste, give } = hands('click');
	const [desk = ''] = await linksMailed(account.email, 'partner-approved');
	done.taps += 1;
	await clinic.goto(desk);
	const main = clinic.getByRole('main');
	await tap(main.getByRole('link', { name: '첫 상품 만들기' }));
	await tap(clinic.getByRole('dialog').getByRole('link', { name: '공개 프로필 작성하기' }));
	const profile = clinic.locator('#partner-profile');
	await type(profile.getByLabel('표시 이름'), '대구피부과의원');
	await type(profile.getByLabel('업종과 지역'), '대구 중구 피부과');
	await type(
		profile.getByLabel('소개', { exact: true }),
		'대구 동성로에서 이십 년째 진료하는 피부과입니다. 영어와 한국어로 상담합니다.',
	);
	await tap(profile.getByRole('button', { name: '프로필 저장' }));
	await expect(profile.getByText('공개 중', { exact: true })).toBeVisible();

	await tap(clinic.getByRole('navigation', { name: '업무 콘솔' }).getByRole('link', { name: '상품', exact: true }));
	await tap(main.getByRole('button', { name: '상품 만들기' }));
	const sheet = clinic.getByRole('dialog', { name: '상품 만들기' });
	// Approved for one kind: nothing is to be chosen.
	await expect(sheet.getByRole('combobox', { name: '종류' })).toHaveValue('dermatology');
	await type(sheet.getByRole('textbox', { name: '상품 이름(한국어)' }), '피부 진정 첫 진료');
	await type(sheet.getByRole('textbox', { name: '상품 이름(영어)' }), 'First calming visit');
	await tap(sheet.getByRole('button', { name: '초안 만들기' }));
	await expect(clinic.getByRole('heading', { level: 1, name: '피부 진정 첫 진료' })).toBeVisible();
	const id = new URL(clinic.url()).pathname.split('/').at(-1) ?? '';

	const field = (name: string) => main.getByRole('textbox', { name, exact: true });
	await type(field('한두 문장 소개'), '붉어지고 예민해진 피부를 진정시키는 첫 진료입니다.');
	await type(field('설명'), '전문의가 피부 상태를 진찰하고 그날 받을 관리를 함께 정합니다. 관리는 한 시간쯤 걸립니다.');
	await type(field('포함 사항'), '전문의 진찰\n진정 관리 1회');
	await type(field('장소 이름'), '동성로');
	await type(field('만나는 곳, 찾아오는 길'), '중앙로역 2번 출구 앞 건물 3층 접수대');
	// What is missing stands beside the texts, and each is a way to its field.
	const before = clinic.getByRole('list').filter({ hasText: '꼭 필요합니다' });
	await tap(before.getByRole('link', { name: '요금' }));
	await type(field('기본 금액'), '120000');
	await tap(clinic.getByRole('navigation', { name: '상품 편집' }).getByRole('link', { name: '조건과 편의' }));
	await expect(field('한국어 주소')).toHaveValue(address);
	await paste(field('위도'), '35.8690, 128.5955');
	await expect(field('경도')).toHaveValue('128.5955');
	await tap(before.getByRole('link', { name: '사진 한 장 이상' }));
	await give(clinic.getByLabel('사진 추가'), {
		...{ name: 'room.jpg', mimeType: 'image/jpeg' },
		buffer: await plain(1_200, 800).jpeg().toBuffer(),
	});
	await expect(clinic.getByRole('button', { name: '사진 1 설명' })).toBeVisible();
	await tap(clinic.getByRole('button', { name: '공개', exact: true }));
	await tap(clinic.getByRole('alertdialog').getByRole('button', { name: '공개하기' }));
	await expect.poll(async () => (await clinic.request.get(`/api/products/${id}?language=en`)).status()).toBe(200);

	const seconds = deskSeconds(done, 8);
	const told = `${JSON.stringify(done)}: about ${Math.round(seconds)} s by a keystroke-level model`;
	info.annotations.push({ type: 'keystrokes', description: told });
	console.info(told);
	expect(seconds).toBeLessThan(600);
	expect(done.fields).toBeLessThanOrEqual(12);
	expect(done.taps - done.fields).toBeLessThanOrEqual(16);

	// Somebody reserves. The link in the mail is the first click, the answer the second.
	const guest = await arrive(browser, 'en-US');
	await joinAfresh(guest);
	const on = await dayAhead(guest.request, id, 4);
	const { id: reserved } = await reserveByApi(guest.request, { product: id, on, time: '10:00' });
	const links = await linksMailed(account.email, 'provider-requested');
	const answer = links.find((link) => link.includes('do=confirm')) ?? '';
	expect(answer).toBe(`/console/reservations/${reserved}?do=confirm`);
	const answering = hands('click');
	answering.done.taps += 1;
	await clinic.goto(answer);
	const dialog = clinic.getByRole('alertdialog');
	await answering.tap(dialog.getByRole('button', { name: '확정하기' }));
	await expect(dialog).toHaveCount(0);
	expect(answering.done).toMatchObject({ taps: 2, fields: 0 });
	await expect.poll(async () => (await reservationOf(guest.request, reserved)).status).not.toBe('requested');
	for (const page of [clinic, guest]) await page.context().close();
});

test('several products are put away and taken back at once; of what cannot go out it is said why', async ({
	browser,
}) => {
	const page = await arrive(browser, 'ko-KR');
	await logIn(page, demoClinic);
	const { houses } = await (await page.request.get('/api/console/product-houses?language=ko')).json();
	const [{ providerId }] = houses;
	const names = { ko: '아직 빈 상품', en: '' };
	const begun = await page.request.post('/api/console/content', {
		...{ headers, data: { kind: 'product', of: { kind: 'dermatology', providerId }, names } },
	});
	expect(begun.status(), await begun.text()).toBe(200);
	await page.goto('/console/products');
	const main = page.getByRole('main');
	const boxes = main.getByRole('checkbox', { name: /^선택:/ });
	const told = main.getByRole('status').filter({ hasText: '상품' });
	await boxes.nth(1).check();
	await boxes.nth(2).check();
	const [one, other] = await main
		.getByRole('row')
		.getByRole('link')
		.allTextContents()
		.then((all) => all.slice(1));
	await main.getByRole('button', { name: '2개 보관' }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: '2개 보관' }).click();
	await expect(told).toContainText('상품 2개를 보관했습니다.');
	const stateOf = (title: string | undefined) =>
		main
			.getByRole('row')
			.filter({ hasText: title ?? '' })
			.first();
	await expect(stateOf(one)).toContainText('보관됨');
	await expect(stateOf(other)).toContainText('보관됨');
	await told.getByRole('button', { name: '되돌리기' }).click();
	await expect(told).toContainText('상품 2개를 다시 꺼냈습니다.');
	await expect(stateOf(one)).toContainText('공개 중');
	await expect(stateOf(other)).toContainText('공개 중');

	await main.getByRole('checkbox', { name: `선택: ${names.ko}` }).check();
	await main.getByRole('button', { name: '1개 공개' }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: '1개 공개' }).click();
	await expect(told).toContainText('공개한 상품이 없습니다.');
	await expect(told.getByRole('listitem')).toContainText(`${names.ko}: 필요한 것:`);
	await expect(told.getByRole('listitem')).toContainText('사진 한 장 이상');
	await told.getByRole('link', { name: names.ko }).click();
	await expect(page.getByRole('heading', { level: 1, name: names.ko })).toBeVisible();
	await page.context().close();
});

const calmVisit = {
	...{
		title: '진정 진료',
		summary: '붉어진 피부를 진정시킵니다.',
		description: '진찰 후 정합니다.',
		included: ['진찰'],
	},
	...{ excluded: [], steps: [], meetingPoint: '3층 접수대', goodToKnow: [] },
};

/** All that a product of a clinic needs, but for what its house must hold. */
async function draftVisit(page: Page): Promise<string> {
	const words = { name: '서류피부과의원', trade: '대구 피부과', intro: '두 명의 의사가 진료합니다.' };
	const profile = {
		texts: { ko: words },
		region: 'busan',
		languages: ['en'],
		foundedYear: 2015,
		answersWithinHours: 6,
	};
	const named = await page.request.put('/api/partners/me/profile', { headers, data: profile });
	expect(named.status(), await named.text()).toBe(200);
	const { houses } = await (await page.request.get('/api/console/product-houses?language=ko')).json();
	const of = { kind: 'dermatology', providerId: houses[0].providerId };
	const begun = await page.request.post('/api/console/content', {
		...{ headers, data: { kind: 'product', of, names: { ko: calmVisit.title, en: '' } } },
	});
	const { id, content } = await begun.json();
	const value = {
		...{ ...content.value, price: { unit: 'person', won: 90_000 }, pictures: ['skin-day-1'], texts: { ko: calmVisit } },
		place: { name: { ko: '동성로' }, hangul: address, latitude: 35.869, longitude: 128.5955 },
	};
	const saved = await page.request.put(`/api/console/content/product/${id}/draft`, {
		...{ headers, data: { base: 1, content: { kind: 'product', value } } },
	});
	expect(saved.status(), await saved.text()).toBe(200);
	return id;
}

/** What an approved business has added waits for an operator, who has looked at it. */
async function acceptPapers(email: string): Promise<void> {
	const office = await anotherLogin(product.origin, operator);
	const { items } = await (await office.get('/api/partners?status=CHANGE_REQ')).json();
	const { organisationId, change } = items.find((one: { email: string }) => one.email === email);
	const decided = await office.post(`/api/partners/${organisationId}/change-decision`, {
		data: { decision: 'approve', isDespite: true, seenAt: change.askedAt },
	});
	expect(decided.status(), await decided.text()).toBe(200);
	await office.dispose();
}

test('what demands papers does not go out without them; the refusal leads to where they are added', async ({
	browser,
}) => {
	const page = await arrive(browser, 'ko-KR');
	const email = 'paper.clinic@example.com';
	await applyAsClinic(page, { email, registrationNumber: '2208162517', papers: ['business-registration'] });
	await approve(email);
	const id = await draftVisit(page);
	const papers = '유효한 의료 서류(외국인환자 유치 등록증, 배상책임보험)';
	const publish = page.getByRole('button', { name: /언어로 공개$/ });
	const refusal = page.getByRole('alert');
	const isOut = async () => (await page.request.get(`/api/products/${id}?language=ko`)).status();

	await page.goto(`/console/products/${id}`);
	await publish.click();
	await expect(refusal.getByRole('link')).toHaveText([papers]);
	expect(await isOut()).toBe(404);
	await refusal.getByRole('link', { name: papers }).click();
	await expect(page).toHaveURL(/\/console\/profile#partner-licences$/);
	await expect(page.getByRole('heading', { name: '서류와 자격' })).toBeInViewport();

	for (const kind of ['foreign-patient', 'liability-insurance']) await addPaper(page, kind);
	await acceptPapers(email);
	await page.goto(`/console/products/${id}`);
	await publish.click();
	await page.getByRole('alertdialog').getByRole('button', { name: '공개하기' }).click();
	await expect.poll(isOut).toBe(200);

	// One is gone while the editor is open, as one that runs out is: the next draft stays in, and it is said why.
	const summary = page.getByRole('textbox', { name: '한두 문장 소개', exact: true });
	await summary.fill('다른 소개입니다.');
	const { licences } = await (await page.request.get('/api/partners/me')).json();
	const insurance = licences.find((one: { kind: string }) => one.kind === 'liability-insurance');
	await page.request.delete(`/api/partners/me/licences/${insurance.id}`, { headers });
	await publish.click();
	await expect(refusal.getByRole('link')).toHaveText([papers]);
	await page.context().close();
});
