import { describe, expect, test } from 'vitest';
import { pages } from '#contract/pages.ts';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import { isCompanyText, pageTextSlugs } from '#domain/page/page-text.ts';
import { readPageTexts } from '#server/db/seed/fill-page-texts.ts';
import { readProse, splitPaths } from '#ui/prose-sections.ts';

const texts = readPageTexts();
const everyText = texts.flatMap(({ slug, version, texts: byLocale }) =>
	contentLocales.map((locale) => ({ slug, version, locale, text: byLocale[locale] ?? { title: '', body: '' } })),
);

test('every text is there, each version named after its first day', () => {
	expect(new Set(texts.map(({ slug }) => slug))).toEqual(new Set(pageTextSlugs));
	for (const { version, effectiveOn } of texts) {
		expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
		expect(effectiveOn).toBe(version);
	}
});

/** A day written out: 1 November 2026, 1 ноября, ngày 1 tháng 11, 11월 1일, and the Thai way. */
const writtenOut =
	/\d (January|February|March|April|May|June|July|August|September|October|November|December|Agustus|Januari|Desember|Oktober)\b|\d (янв|фев|мар|апр|ма[яй]|июн|июл|авг|сен|окт|ноя|дек)|ngày \d+ tháng|월 ?\d+일|\d (มกราคม|สิงหาคม|พฤศจิกายน|ธันวาคม)/u;

test('SPEC 9: days stand in the texts as year.month.day', () => {
	for (const { text, ...of } of everyText) expect(text.body, JSON.stringify(of)).not.toMatch(writtenOut);
});

const letters = { ko: /\p{Script=Hangul}/u, ru: /\p{Script=Cyrillic}/u, th: /\p{Script=Thai}/u } as const;
const vietnamese = /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu;
const common = { en: /\b(the|you|of)\b/g, id: /\b(yang|dan|Anda|tidak)\b/g } as const;

/** Words and names that are the same in every language. */
const shared =
	/Maru( Korea Co\., Ltd\.)?|TID_\w+|argon2id|AES-256-GCM|Medical Korea|e-mail|cookie|lang|device|currency|JSON|KISA|\/[a-z/]+/gi;

describe.each(everyText)('$slug $version in $locale', ({ slug, version, locale, text }) => {
	const plain = `${text.title}\n${text.body}`;

	test('has a title and sections as the Korean source', () => {
		const source = texts.find((one) => one.slug === slug && one.version === version)?.texts.ko?.body ?? '';
		const shapeOf = (body: string) =>
			readProse(body).sections.map(({ blocks }) =>
				blocks.map((block) => (block.kind === 'points' ? block.points.length : 'paragraph')),
			);
		expect(text.title).not.toBe('');
		expect(shapeOf(text.body).length).toBeGreaterThanOrEqual(isCompanyText(slug) ? 0 : 4);
		expect(readProse(text.body).opening.length).toBe(readProse(source).opening.length);
		if (isCompanyText(slug)) expect(readProse(text.body).opening[0]?.kind).toBe('paragraph');
		expect(shapeOf(text.body)).toEqual(shapeOf(source));
	});

	test('is written in its own language', () => {
		if (locale in letters) {
			const own = letters[locale as keyof typeof letters];
			for (const paragraph of plain.split('\n').filter((line) => line.trim() !== ''))
				expect(paragraph, paragraph).toMatch(own);
		} else {
			expect(plain).not.toMatch(/[\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Thai}]/u);
		}
		if (locale === 'vn') expect(plain.match(vietnamese)?.length ?? 0).toBeGreaterThan(plain.length / 15);
		if (locale === 'en' || locale === 'id')
			expect(plain.match(common[locale])?.length ?? 0).toBeGreaterThan(plain.length / 150);
		if (locale === 'ru' || locale === 'th') expect(plain.replace(shared, '').match(/[a-z]{4,}/gi) ?? []).toEqual([]);
	});

	test('is set with typographic signs and links only to pages there are', () => {
		expect(plain).toBe(plain.normalize('NFC'));
		expect(plain).not.toMatch(/["'<>*`]|https?:|@/);
		const paths = readProse(text.body).sections.flatMap(({ blocks }) =>
			blocks.flatMap((block) =>
				(block.kind === 'points' ? block.points : [block.text]).flatMap((one) =>
					splitPaths(one).filter((_, at) => at % 2 === 1),
				),
			),
		);
		expect(Object.values(pages).map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
	});
});

test('a consent text names purpose, items, period and the right to refuse', () => {
	for (const { locale, text } of everyText.filter(({ slug }) => slug === 'passport' || slug === 'news'))
		expect(readProse(text.body).sections, locale).toHaveLength(4);
});
