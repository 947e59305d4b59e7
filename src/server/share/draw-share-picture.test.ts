import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import type { DemoProduct } from '#demo/demo-product.ts';
import { locales, publicLocales } from '#i18n/locales.ts';
import { pageCard, productCard, type ShareCard, shareAddress } from '#i18n/share-card.ts';
import { loadDemo } from '#server/db/seed/load-demo.ts';
import { wordsIn } from '#server/words.ts';
import { createSharePictures } from './create-share-pictures.ts';
import { drawSharePicture, isWritten } from './draw-share-picture.ts';
import { withBreaks } from './write-text.ts';

const products = await loadDemo<DemoProduct>('products');

const cards = publicLocales.flatMap((locale) => {
	const say = wordsIn(locale, ['area', 'product', 'page', 'shell']);
	return [
		...products.map(({ id, kind, place, price, pictures, texts }) => ({
			name: `${id} ${locale}`,
			locale,
			card: productCard(
				{
					title: texts[locale].title,
					kind,
					place: place.name[locale],
					fromWon: price.won,
					sharePicture: pictures[0],
				} as never,
				say,
			),
		})),
		{ name: `home ${locale}`, locale, card: pageCard('home', say) },
	];
});

const palace: ShareCard = {
	title: 'พระราชวังเคียงบกกุงก่อนประตูเปิด',
	note: 'ทัวร์ส่วนตัว\nกรุงโซล',
	from: 'เริ่มต้น',
	price: '₩169,000',
	picture: 'palace-dawn-1',
};

test('our own letters suffice for every product and page in every language of the site', () => {
	expect(cards.filter(({ card }) => !isWritten(card)).map(({ name }) => name)).toEqual([]);
});

test.each(publicLocales)('a picture in %s is a JPEG of 1200 by 630, under 300 kB', async (locale) => {
	const { card } = cards
		.filter((one) => one.locale === locale)
		.sort((a, b) => b.card.title.length - a.card.title.length)[0] ?? { card: palace };
	const bytes = await drawSharePicture(card, locales[locale].tag);
	expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
	expect(bytes.length).toBeLessThan(300_000);
});

/** The card is the only paper white on the picture. */
async function paperShare(bytes: Buffer): Promise<number> {
	const { data } = await sharp(bytes)
		.extract({ left: 80, top: 200, width: 540, height: 260 })
		.raw()
		.toBuffer({ resolveWithObject: true });
	let white = 0;
	for (let at = 0; at < data.length; at += 3) if ((data[at] ?? 0) > 250 && (data[at + 2] ?? 0) > 240) white += 1;
	return white / (data.length / 3);
}

test('what cannot be written with our letters is not written wrong: the picture goes without its card', async () => {
	const hangul = { ...palace, title: '경복궁' };
	expect([isWritten(palace), isWritten(hangul)]).toEqual([true, false]);
	expect(await paperShare(await drawSharePicture(palace, 'th'))).toBeGreaterThan(0.7);
	expect(await paperShare(await drawSharePicture(hangul, 'ko'))).toBeLessThan(0.1);
});

test('a machine without any font draws the same letters', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'share-'));
	const bare = join(folder, 'fonts.conf');
	writeFileSync(bare, '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig></fontconfig>');
	const module = JSON.stringify(new URL('./draw-share-picture.ts', import.meta.url).href);
	const script = `const { drawSharePicture } = await import(${module});
		process.stdout.write(await drawSharePicture(${JSON.stringify(palace)}, 'th'));`;
	const draw = (env: Record<string, string>) =>
		promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
			env,
			encoding: 'buffer',
			maxBuffer: 1 << 22,
		}).then(({ stdout }) => sharp(stdout).greyscale().raw().toBuffer());
	const [here, there] = [await draw({}), await draw({ FONTCONFIG_FILE: bare })];
	rmSync(folder, { recursive: true });
	// Smoothing differs by a system's settings; another letter, or none, would differ by far more.
	const far = here.filter((grey, at) => Math.abs(grey - (there[at] ?? 0)) > 140).length;
	expect(far / here.length).toBeLessThan(0.002);
});

test('Thai lines break between words, and never at a joiner', () => {
	expect(withBreaks('ประตูเปิด', 'th').split('\u200b').length).toBeGreaterThan(1);
	expect(withBreaks('โทแก\u2060บี', 'th')).not.toMatch(/แก\u200b|\u2060/);
	expect(withBreaks('Before the gates open', 'en')).toBe('Before the gates open');
});

test('the address of a picture changes with everything that stands on it', () => {
	const address = (card: ShareCard) => shareAddress({ of: 'product', id: 'palace' }, card, 'th');
	const others = (['title', 'note', 'price', 'picture', 'from'] as const).map((part) =>
		address({ ...palace, [part]: 'other' }),
	);
	expect(new Set([address(palace), ...others]).size).toBe(6);
	expect(address({ ...palace })).toBe(address(palace));
});

test('a picture is drawn once for all who ask, and read from then on', async () => {
	const folder = join(mkdtempSync(join(tmpdir(), 'share-')), 'kept');
	const draw = vi.fn(async () => Buffer.from('picture'));
	const pictures = createSharePictures(folder);
	await Promise.all([pictures('a.jpg', draw), pictures('a.jpg', draw)]);
	expect(await createSharePictures(folder)('a.jpg', draw)).toEqual(Buffer.from('picture'));
	expect(draw).toHaveBeenCalledTimes(1);
	expect(readdirSync(folder)).toEqual(['a.jpg']);
	rmSync(folder, { recursive: true });
});

test('a photograph stands beside the card, cut towards its focal point; one that is gone is drawn', async () => {
	// Red on the left, blue on the right, and twice as wide as there is room for.
	const halves = await sharp({ create: { width: 3_200, height: 700, channels: 3, background: '#f00' } })
		.composite([
			{ input: { create: { width: 1_600, height: 700, channels: 3, background: '#00f' } }, left: 1_600, top: 0 },
		])
		.webp()
		.toBuffer();
	const edgeOf = async (x: number, y: number) => {
		const picture = `photo_3f2504e0-4f89-41d3-9a0c-0305e82c3301_960_700_${x}-${y}_`;
		const drawn = await drawSharePicture({ ...palace, picture }, 'th', async () => halves);
		const { channels } = await sharp(
			await sharp(drawn).extract({ left: 1_100, top: 20, width: 60, height: 60 }).toBuffer(),
		).stats();
		return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? 'red' : 'blue';
	};
	expect([await edgeOf(0, 5), await edgeOf(10, 0), await edgeOf(1, 10)]).toEqual(['red', 'blue', 'red']);
	const gone = { ...palace, picture: 'photo_3f2504e0-4f89-41d3-9a0c-0305e82c3301_960_700_5-5_' };
	expect((await sharp(await drawSharePicture(gone, 'th')).metadata()).width).toBe(1_200);
});
