import { randomUUID } from 'node:crypto';
import { askOfSkin } from '../support/ask-of-skin.ts';
import { anna, anotherLogin, logIn } from '../support/member-journey.ts';
import { expect, test } from '../support/site-test.ts';

const operator = { email: 'operator@maru.example', password: 'maru-demo-operator' };
const clinic = { email: 'clinic@maru.example', password: 'maru-demo-clinic' };
/** Each try has its own: one that broke off leaves its sentence behind. */
const tag = randomUUID().slice(0, 6);
const words = {
	...{ 한국어: '도착하시면 안내 데스크로 와 주세요.', English: 'On arrival, please come to the reception desk.' },
	...{ Русский: 'По прибытии подойдите к стойке.', ไทย: 'เมื่อมาถึงกรุณาติดต่อเคาน์เตอร์' },
	...{ 'Tiếng Việt': 'Khi đến, vui lòng tới quầy lễ tân.', 'Bahasa Indonesia': 'Saat tiba, silakan ke resepsionis.' },
};
const sentences = Object.fromEntries(
	Object.entries(words).map(([language, sentence]) => [language, `${sentence} (${tag})`]),
) as typeof words;

test('the agency offers a sentence in six languages, a house inserts it, and an archived one is gone', async ({
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const desk = await context.newPage();
	await logIn(desk, operator);
	await desk.goto('/console/phrases');
	await desk.getByRole('button', { name: '문구 추가' }).click();
	const form = desk.getByRole('dialog', { name: '문구 추가' });
	for (const [language, sentence] of Object.entries(sentences).slice(0, 5))
		await form.getByLabel(language, { exact: true }).fill(sentence);
	await form.getByRole('button', { name: '문구 저장' }).click();
	// A language is missing: what was written stays.
	await expect(form.getByText('1개 항목을 고쳐 주세요')).toBeVisible();
	await expect(form.getByLabel('한국어', { exact: true })).toHaveValue(sentences.한국어);
	await form.getByLabel('Bahasa Indonesia', { exact: true }).fill(sentences['Bahasa Indonesia']);
	await form.getByRole('button', { name: '문구 저장' }).click();
	await expect(desk.getByRole('list', { name: '제공 중' }).getByText(sentences.한국어)).toBeVisible();

	const house = await browser.newContext({ ...(baseURL && { baseURL }) });
	await house.addCookies([{ name: 'lang', value: 'EN', url: baseURL ?? '' }]);
	const partner = await house.newPage();
	await logIn(partner, clinic);
	const id = await askOfSkin(await anotherLogin(baseURL, anna), 'Пятна на щеках после лета');
	await partner.goto(`/console/matching/${id}`);
	await partner.getByRole('button', { name: 'Open phrase book' }).click();
	const book = partner.getByRole('dialog', { name: 'Phrase book' });
	const sentence = book
		.getByRole('region', { name: 'Phrases from Maru' })
		.getByRole('button', { name: sentences.English });
	await sentence.click();
	await expect(book.getByText(`Added: ${sentences.English}`)).toBeVisible();
	await partner.keyboard.press('Escape');
	// In the language of who will read it, whichever that is.
	const written = await partner.getByLabel('Your own words').inputValue();
	expect(Object.values(sentences)).toContain(written);

	await desk.getByRole('button', { name: `‘${sentences.한국어}’ 보관` }).click();
	await expect(desk.getByText(sentences.한국어)).toHaveCount(0);
	const offered = await partner.request.get('/api/desk/phrases');
	expect(await offered.text()).not.toContain(tag);
	await house.close();
	await context.close();
});
