import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { formatWon } from '#i18n/format.ts';
import { anotherLogin, joinAfresh, logIn } from '../support/member-journey.ts';
import { clinic, headers, operator, reservationOf, reserveByApi } from '../support/reservation-journey.ts';
import { expect, open, test } from '../support/site-test.ts';

/** What is not ready yet is refused. */
test.use({ expectedNoise: /status of 409/ });

type Item = { id: string; title: string };
type Day = { on: string; won: number };

test('a clinic makes a promotion, guests see it on the product and in its price, one reserves at it and keeps it, the operator sees it', async ({
	page,
	baseURL,
}) => {
	const title = `Quiet skin days ${Date.now().toString(36)}`;
	// Days that nobody else reserves: other journeys know this clinic's prices.
	const today = koreanDay(new Date());
	const [from, to] = [addDays(today, 70), addDays(today, 85)];
	await logIn(page, clinic);
	await page.goto('/console/promotions?new=1');
	const sheet = page.getByRole('dialog', { name: '프로모션 만들기' });
	await sheet.getByRole('textbox', { name: '프로모션 이름(한국어)' }).fill('조용한 피부 진료의 날');
	await sheet.getByRole('textbox', { name: '프로모션 이름(영어)' }).fill(title);
	await sheet.getByRole('button', { name: '초안 만들기' }).click();
	await expect(page.getByRole('heading', { level: 1, name: '조용한 피부 진료의 날' })).toBeVisible();
	const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

	let productId = '';
	let agreed = { id: '', won: 0 };
	try {
		// Too early: what is missing is named, and leads to its field.
		await page.getByRole('button', { name: '공개', exact: true }).click();
		const gaps = page.getByRole('alert').getByRole('link');
		await expect(gaps).toHaveText(['한국어나 영어로 쓴 글 전체', '대상과 범위 (의료: 상품 지정)']);
		await gaps.first().click();
		await expect(page.getByRole('textbox', { name: '한 줄 소개' })).toBeFocused();
		const write = async (words: Record<string, string>) => {
			for (const [label, text] of Object.entries(words))
				await page.getByRole('textbox', { name: label, exact: true }).fill(text);
		};
		await write({ '한 줄 소개': '조용한 달의 진료입니다.', 본문: '진찰 후 결정합니다.', 대상: '19세 이상' });
		await write({ '적용 범위 설명': '진찰과 관리 한 번' });
		await page.getByRole('tab', { name: 'English' }).click();
		await write({ '한 줄 소개': 'In a quiet month.', 본문: 'Decided after an examination.', 대상: 'Adults' });
		await write({ '적용 범위 설명': 'One visit' });

		await page.getByRole('navigation', { name: '프로모션 편집' }).getByRole('link', { name: '할인 규칙' }).click();
		await page.getByRole('textbox', { name: '할인 크기' }).fill('95');
		await page.getByRole('button', { name: '저장', exact: true }).click();
		// What is wrong is said at its field, and nothing that was typed is gone.
		await expect(page.getByRole('heading', { name: '1개 항목을 고쳐 주세요' })).toBeVisible();
		await page.getByRole('textbox', { name: '할인 크기' }).fill('20');
		await page.getByRole('radio', { name: '상품 지정' }).check({ force: true });
		const product = page.getByRole('checkbox', { name: /./ }).first();
		productId = (await product.getAttribute('value')) ?? '';
		await product.check({ force: true });
		await page.getByRole('textbox', { name: '이용일 시작' }).fill(from.replaceAll('-', '.'));
		await page.getByRole('textbox', { name: '이용일 끝' }).fill(to.replaceAll('-', '.'));
		await page.getByRole('button', { name: '계산하기' }).click();
		await expect(page.getByText(/예약.*(할인되었을 것입니다|없었습니다)/)).toBeVisible();

		// Thought better of, and given up: what was saved last is there again.
		await page.getByRole('button', { name: '저장', exact: true }).click();
		await expect(page.getByText('모두 저장됨')).toBeVisible();
		await page.getByRole('textbox', { name: '할인 크기' }).fill('55');
		await page.getByRole('button', { name: '수정 취소' }).click();
		await page.getByRole('alertdialog').getByRole('button', { name: '수정 취소' }).click();
		await expect(page.getByRole('textbox', { name: '할인 크기' })).toHaveValue('20');

		// As the site will show it: the card of the list and the page.
		await page.getByRole('navigation', { name: '프로모션 편집' }).getByRole('link', { name: '글' }).click();
		await page.getByRole('tab', { name: 'English' }).click();
		const opening = page.waitForEvent('popup');
		await page.getByRole('link', { name: '미리보기' }).click();
		const preview = await opening;
		await expect(preview.getByText('This is a preview of the draft.', { exact: false })).toBeVisible();
		await expect(preview.getByRole('heading', { level: 2, name: title })).toBeVisible();
		await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
		await preview.close();

		await page.getByRole('button', { name: '2개 언어로 공개' }).click();
		await expect(page.getByText('공개했습니다', { exact: false }).first()).toBeVisible();
		await page.goto('/console/promotions?stand=running');
		await expect(page.getByRole('link', { name: '조용한 피부 진료의 날' }).first()).toBeVisible();

		// A guest: on the product, and in the price of such a day.
		// The console's page would go on asking in the clinic's name.
		await page.goto('about:blank');
		await page.context().clearCookies();
		const detail = async () => (await page.request.get(`/api/products/${productId}?language=en`)).json();
		await expect
			.poll(async () => (await detail()).promotions.map((one: Item) => one.id), { timeout: 30_000 })
			.toContain(id);
		const { area, price } = await detail();
		const month = `/api/products/${productId}/days?month=${from.slice(0, 7)}`;
		await expect
			.poll(
				async () => {
					const { days } = await (await page.request.get(month)).json();
					return days.some(({ on, won }: { on: string; won: number }) => on >= from && won < price.won);
				},
				{ timeout: 30_000 },
			)
			.toBe(true);
		await open(page, `/${area}/${productId}`);
		await expect(page.getByText(title).first()).toBeVisible();

		// One reserves such a day, at that price.
		await joinAfresh(page);
		const { days } = await (await page.request.get(month)).json();
		const day = days.find(({ on, won }: Day) => on >= from && on <= to && won < price.won);
		const time = day.slots.find(({ left }: { left: number }) => left > 0)?.time ?? null;
		const reserved = await reserveByApi(page.request, { product: productId, on: day.on, time });
		agreed = { id: reserved.id, won: day.won };
		expect(agreed.won).toBe(price.won * 0.8);
		expect(await reservationOf(page.request, agreed.id)).toMatchObject({
			money: { total: agreed.won },
			promotion: { title },
		});

		const desk = await anotherLogin(baseURL, operator);
		const { items } = await (await desk.get('/api/console/promotions?language=en')).json();
		expect(items.find((one: Item) => one.id === id)).toMatchObject({
			stand: 'running',
			owner: { name: 'Sinsa Skin Clinic' },
		});
		await desk.dispose();
	} finally {
		const own = await anotherLogin(baseURL, clinic);
		const { latest } = await (await own.get(`/api/console/content/promotion/${id}`)).json();
		const ended = await own.post(`/api/console/content/promotion/${id}/archive`, {
			data: { revision: latest },
			headers,
		});
		expect(ended.ok()).toBe(true);
		await own.dispose();
	}

	// The promotion is over, and what was agreed is not.
	const detail = await (await page.request.get(`/api/products/${productId}?language=en`)).json();
	expect(detail.promotions.map((one: Item) => one.id)).not.toContain(id);
	expect(await reservationOf(page.request, agreed.id)).toMatchObject({
		money: { total: agreed.won },
		promotion: { title },
	});
	await open(page, `/my/reserve/${agreed.id}`);
	await expect(page.getByText(title).first()).toBeVisible();
	await expect(page.getByText(formatWon(agreed.won)).first()).toBeVisible();
});
