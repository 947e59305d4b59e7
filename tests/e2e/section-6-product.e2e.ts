import { logIn } from '../support/member-journey.ts';
import { plain } from '../support/pictures.ts';
import { expect, test } from '../support/site-test.ts';

const clinic = { email: 'clinic@maru.example', password: 'maru-demo-clinic' };

/** What is not ready yet is refused. */
test.use({ expectedNoise: /status of 409/ });

test('a clinic makes a product in Korean and English, with a photograph, and sees it as the site would show it', async ({
	page,
}) => {
	const title = `Calm skin visit ${Date.now().toString(36)}`;
	await logIn(page, clinic);
	await page.goto('/console/products');
	await page.getByRole('button', { name: '상품 만들기' }).click();
	const sheet = page.getByRole('dialog', { name: '상품 만들기' });
	await sheet.getByRole('combobox', { name: '종류' }).selectOption('dermatology');
	await sheet.getByRole('textbox', { name: '상품 이름(한국어)' }).fill('피부 진정 진료');
	await sheet.getByRole('textbox', { name: '상품 이름(영어)' }).fill(title);
	await sheet.getByRole('button', { name: '초안 만들기' }).click();
	await expect(page.getByRole('heading', { level: 1, name: '피부 진정 진료' })).toBeVisible();

	// Too early: what is missing is named, and leads to its field.
	await page.getByRole('button', { name: '공개', exact: true }).click();
	const refusal = page.getByRole('alert');
	await expect(refusal.getByRole('link')).toHaveText([
		...['한국어나 영어로 쓴 글 전체', '장소 이름, 한국어 주소, 지도 위치', '요금', '사진 한 장 이상'],
	]);
	await refusal.getByRole('link', { name: '요금' }).click();
	await expect(page.getByRole('textbox', { name: '기본 금액' })).toBeFocused();
	await refusal.getByRole('link', { name: '한국어나 영어로 쓴 글 전체' }).click();
	await expect(page.getByRole('textbox', { name: '한두 문장 소개', exact: true })).toBeFocused();

	const write = async (words: Record<string, string>) => {
		for (const [label, text] of Object.entries(words))
			await page.getByRole('textbox', { name: label, exact: true }).fill(text);
	};
	await write({
		...{ '한두 문장 소개': '붉어진 피부를 진정시킵니다.', 설명: '진찰 후 결정합니다.', '포함 사항': '진찰\n진정 관리' },
		...{ '장소 이름': '신사', '만나는 곳, 찾아오는 길': '3층 접수대' },
	});
	await page.getByRole('tab', { name: 'English' }).click();
	await write({
		...{ '한두 문장 소개': 'Calms red skin.', 설명: 'Decided after an examination.', '포함 사항': 'Examination\nCare' },
		...{ '장소 이름': 'Sinsa', '만나는 곳, 찾아오는 길': 'Reception on 3F' },
	});
	const parts = page.getByRole('navigation', { name: '상품 편집' });
	await parts.getByRole('link', { name: '요금' }).click();
	await page.getByRole('textbox', { name: '기본 금액' }).fill('십만 원');
	await page.getByRole('button', { name: '저장', exact: true }).click();
	// What is wrong is said at its field, and nothing that was typed is gone.
	await expect(page.getByRole('heading', { name: '1개 항목을 고쳐 주세요' })).toBeVisible();
	await page.getByRole('textbox', { name: '기본 금액' }).fill('120000');
	await expect(page.getByText('₩240,000')).toHaveCount(2);
	await parts.getByRole('link', { name: '조건과 편의' }).click();
	await page.getByRole('textbox', { name: '한국어 주소' }).fill('서울 강남구 도산대로 1');
	await page.getByRole('textbox', { name: '위도' }).fill('37.5163');
	await page.getByRole('textbox', { name: '경도' }).fill('127.0204');
	await page.getByRole('button', { name: '저장', exact: true }).click();
	await expect(page.getByText('모두 저장됨')).toBeVisible();

	await parts.getByRole('link', { name: '사진' }).click();
	await page
		.getByLabel('사진 추가')
		.setInputFiles({ name: 'room.jpg', mimeType: 'image/jpeg', buffer: await plain(1_200, 800).jpeg().toBuffer() });
	await page.getByRole('button', { name: '사진 1 설명' }).click();
	const about = page.getByRole('dialog', { name: '사진 설명과 초점' });
	await about.getByRole('textbox', { name: '한국어' }).fill('진료실');
	await about.getByRole('button', { name: '사진 설명 저장' }).click();
	await expect(page.getByText('1개 언어로 설명')).toBeVisible();

	// It could go out now. Here it stays in: other journeys count what the catalogue has.
	await expect(page.getByRole('button', { name: '2개 언어로 공개' })).toBeEnabled();
	await expect(page.getByText('꼭 필요합니다')).toHaveCount(0);
	await parts.getByRole('link', { name: '글' }).click();
	await page.getByRole('tab', { name: 'English' }).click();
	const opening = page.waitForEvent('popup');
	await page.getByRole('link', { name: '미리보기' }).click();
	const preview = await opening;
	await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
	await expect(preview.getByText('This is a preview of the draft.', { exact: false })).toBeVisible();
	await expect(preview.getByText('Reception on 3F').first()).toBeVisible();

	// A sentence is changed and thought better of: every save is there, with what it changed, and can be the draft again.
	await page.getByRole('tab', { name: '한국어' }).click();
	await page.getByRole('textbox', { name: '한두 문장 소개', exact: true }).fill('다른 소개입니다.');
	await page.getByRole('button', { name: '고친 기록' }).click();
	const history = page.getByRole('dialog', { name: '고친 기록' });
	await expect(history.getByText('먼저 저장한 뒤 되돌릴 수 있습니다', { exact: false })).toBeVisible();
	await history.getByRole('button', { name: '닫기' }).first().click();
	await page.getByRole('button', { name: '저장', exact: true }).click();
	await expect(page.getByText('모두 저장됨')).toBeVisible();
	await page.getByRole('button', { name: '고친 기록' }).click();
	const newest = history.getByRole('listitem').first();
	await newest.getByRole('button', { name: /^바뀐 것 보기/ }).click();
	await expect(newest.locator('del')).toHaveText('붉어진 피부를 진정시킵니다.');
	await expect(newest.locator('ins')).toHaveText('다른 소개입니다.');
	const before = history.getByRole('listitem').nth(1);
	await before.getByRole('button', { name: /^이 판으로 되돌리기/ }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: '이 판으로 되돌리기' }).click();
	await expect(history).toHaveCount(0);
	await expect(page.getByRole('textbox', { name: '한두 문장 소개', exact: true })).toHaveValue(
		'붉어진 피부를 진정시킵니다.',
	);

	await page.goto('/console/products?state=draft');
	await expect(page.getByRole('link', { name: '피부 진정 진료' }).first()).toBeVisible();
});
