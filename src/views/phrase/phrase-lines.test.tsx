import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PhraseUse } from '#domain/phrase/phrase-message.ts';
import type { Locale } from '#i18n/locales.ts';
import { TranslationsProvider } from '#ui/translations.tsx';
import { wordsOf } from '../../../tests/support/words-of.ts';
import { PhraseLines } from './phrase-lines.tsx';

const textIn = (locale: Locale, uses: readonly PhraseUse[]) =>
	renderToStaticMarkup(
		<TranslationsProvider locale={locale} messages={wordsOf(locale, ['phrase', 'phrase-book'])}>
			<PhraseLines uses={uses} />
		</TranslationsProvider>,
	)
		.replace(/<\/p>/g, '\n')
		.replace(/<[^>]+>/g, '')
		.replaceAll('\u00a0', ' ')
		.trim();

const uses: PhraseUse[] = [
	{ phrase: 'fasting', slots: { hours: 8 } },
	{ phrase: 'offer-time', slots: { date: '2026-12-01', time: '08:30' } },
];

test('each side reads the same message in its own language, and that it comes from the book', () => {
	expect(textIn('en', uses)).toBe(
		'Please eat nothing for 8 hours before the visit.\nWe can offer 2026.12.01 (Tue) at 08:30 KST.\nFrom the phrase book, shown in your language.',
	);
	expect(textIn('vn', uses)).toBe(
		'Quý khách vui lòng nhịn ăn 8 tiếng trước khi đến khám.\nChúng tôi có thể sắp xếp lúc 08:30 KST ngày 2026.12.01 (T3).\nTừ sổ mẫu câu, hiển thị bằng tiếng Việt.',
	);
});

test('a message without phrases has no mark', () => {
	expect(textIn('en', [])).toBe('');
});
