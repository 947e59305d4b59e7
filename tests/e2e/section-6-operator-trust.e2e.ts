import { joinAfresh, logIn } from '../support/member-journey.ts';
import { operator } from '../support/reservation-journey.ts';
import { expect, test } from '../support/site-test.ts';

test('everything to moderate is one queue, by kind in the address, and one click from its decision', async ({
	page,
}) => {
	// Somebody finds a rating wrong.
	await joinAfresh(page);
	const rated = await (await page.request.get('/api/products/gyeongbokgung-before-opening/ratings?language=en')).json();
	const reported = await page.request.post(`/api/ratings/${rated.items[0].id}/reports`, {
		data: { reason: 'untrue' },
		headers: { 'sec-fetch-site': 'same-origin' },
	});
	expect(reported.status()).toBe(200);
	await logIn(page, operator);
	const { counts, items, total } = await (await page.request.get('/api/moderation?language=ko')).json();
	expect(total).toBeGreaterThan(0);
	await page.goto('/console/trust');
	await expect(page.getByRole('heading', { level: 1, name: '검토 대기' })).toBeVisible();
	const filter = page.getByRole('navigation', { name: '종류' });
	await expect(filter.getByRole('link', { name: `전체 ${total}` })).toHaveAttribute('aria-current', 'page');
	// The rail counts the same.
	await expect(page.getByRole('link', { name: /^검토 대기/ })).toContainText(String(total));
	const [first] = items as { kind: 'rating' | 'picture' | 'question' | 'message' }[];
	const kind = first?.kind ?? 'rating';
	const names = { rating: '평점', picture: '사진', question: '매칭 문의', message: '메시지' };
	await filter.getByRole('link', { name: `${names[kind]} ${counts[kind]}` }).click();
	await expect(page).toHaveURL(new RegExp(`[?]kind=${kind}$`));
	await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(Math.min(counts[kind], 20));
	await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
	await expect(page).toHaveURL(/console\/(ratings|matching-reports|messages)[?]queue=/);
	await page.goBack();
	await expect(page).toHaveURL(new RegExp(`[?]kind=${kind}$`));
	const none = (['message', 'picture', 'question', 'rating'] as const).find((one) => counts[one] === 0);
	if (none) {
		await page.goto(`/console/trust?kind=${none}`);
		await expect(page.getByText('이 종류는 검토를 기다리는 것이 없습니다.')).toBeVisible();
	}
});
