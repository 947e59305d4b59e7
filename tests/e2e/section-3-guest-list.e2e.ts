import { anna, logIn } from '../support/member-journey.ts';
import { headers, phone, reserveByApi, roomyDays, screenFaults } from '../support/reservation-journey.ts';
import { expect, open, test } from '../support/site-test.ts';

// The refusal of what another window has overtaken.
test.use({ expectedNoise: /status of 409/ });

test('a guest list in Russian, 390 px: kept when it is closed, not lost to another window, not emptied unasked', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await logIn(page, anna);
	const product = 'incentive-everland-team-day';
	const [on = ''] = await roomyDays(page.request, product, { places: 23 });
	const persons = { adult: 23, child: 0, infant: 0 };
	const { id } = await reserveByApi(page.request, { product, on, persons, details: { company: 'Ромашка' } });
	await open(page, `/ru/my/reserve/${id}`);
	const main = page.getByRole('main');
	const list = page.getByRole('dialog', { name: 'Список гостей' });
	const lines = list.getByRole('textbox', { name: 'Гости' });
	const save = list.getByRole('button', { name: 'Сохранить список' });

	await main.getByRole('button', { name: 'Добавить список' }).click();
	await lines.fill('Anna Petrova\nBoris Orlov');
	await page.keyboard.press('Escape');
	await expect(list).toBeHidden();
	await expect(main).toContainText('Есть несохранённые изменения.');
	await main.getByRole('button', { name: 'Добавить список' }).click();
	await expect(lines).toHaveValue('Anna Petrova\nBoris Orlov');

	const guests = [{ name: 'Vera', nationality: '', birthOn: null, note: '' }];
	const elsewhere = await page.request.put(`/api/reservations/${id}/guests`, { data: { guests }, headers });
	expect(elsewhere.status()).toBe(200);
	await save.click();
	await expect(list).toContainText('Список изменили в другом окне: сейчас сохранено имён: 1.');
	await expect(lines).toHaveValue('Anna Petrova\nBoris Orlov');
	expect(await screenFaults(page)).toEqual([]);
	await save.click();
	await expect(main).toContainText('Указано имён: 2 из 23. Не хватает имён: 21.');

	await main.getByRole('button', { name: 'Изменить список' }).click();
	await lines.fill('');
	await save.click();
	const asked = page.getByRole('alertdialog', { name: 'Удалить 2 имени из списка?' });
	await expect(asked).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(asked).toBeHidden();
	await expect(main).toContainText('Указано имён: 2 из 23.');
	await save.click();
	await asked.getByRole('button', { name: 'Удалить список' }).click();
	await expect(main).toContainText('Указано имён: 0 из 23.');
});
