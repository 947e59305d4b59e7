import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AgencyPhrase } from '#contract/api/agency-phrase.ts';
import { translatorIn } from '#i18n/translator.ts';
import { TranslationsProvider } from '#ui/translations.tsx';
import { wordsOf } from '../../../tests/support/words-of.ts';
import { foundAgencyPhrases } from './agency-phrases.tsx';
import { PhraseForm } from './phrase-form.tsx';
import { PhrasePicker, phraseWords } from './phrase-picker.tsx';

const never = () => new Promise<never>(() => undefined);
const words = (locale: 'ko' | 'th' | 'en') => wordsOf(locale, [...phraseWords, 'shell']);

test('a provider finds the phrases of the matter by topic, in Korean', () => {
	const html = renderToStaticMarkup(
		<TranslationsProvider locale="ko" messages={words('ko')}>
			<PhrasePicker speaker="provider" kind="health-screening" reader="th" loadBook={never} onPick={() => undefined} />
		</TranslationsProvider>,
	);
	expect(html).toContain('방문 전 […]시간 동안 음식을 드시지 마세요.');
	expect(html).toContain('예약금 [금액], 입금 기한 [날짜]입니다.');
	expect(html).toContain('<option value="before">방문 전</option>');
	// Neither another kind's, nor the guest's.
	expect(html).not.toContain('콘택트렌즈');
	expect(html).not.toContain('할랄 음식이 필요합니다.');
	expect(html).not.toContain('<option value="spa">');
	// While the reader's language is on its way each phrase keeps a line for it, and nothing moves when it comes.
	expect(html).toMatch(/음식을 드시지 마세요\.<\/span><span[^>]*aria-hidden="true">\u00a0</);
});

test('a phrase shows its gaps as fields, and how both sides will read it', () => {
	const book = translatorIn('th', wordsOf('th', ['phrase-book']))('phrase');
	const html = renderToStaticMarkup(
		<TranslationsProvider locale="en" messages={words('en')}>
			<PhraseForm
				phrase="deposit"
				readerBook={{ locale: 'th', book }}
				onPick={() => undefined}
				onBack={() => undefined}
			/>
		</TranslationsProvider>,
	);
	expect(html).toContain('The deposit is [amount]. Please transfer it by [date].');
	expect(html).toContain('Reads as follows (Thai)');
	expect(html).toContain('<span lang="th">เงินมัดจำ [จำนวนเงิน] กรุณาโอนภายใน [วันที่]</span>');
	for (const id of ['phrase-won', 'phrase-date']) expect(html).toContain(`id="${id}"`);
});

test('where the other language cannot be had, that is said, and the phrase can still be used', () => {
	const html = renderToStaticMarkup(
		<TranslationsProvider locale="en" messages={words('en')}>
			<PhraseForm phrase="fasting" readerBook="failed" onPick={() => undefined} onBack={() => undefined} />
		</TranslationsProvider>,
	);
	expect(html).toContain('The preview is not available now. You can still use the phrase.');
	expect(html).toContain('Add phrase');
});

test('who speaks for a house finds the agency’s sentences beside the book, as both sides read them', () => {
	const texts = {
		ko: '곧 뵙겠습니다',
		en: 'See you soon',
		ru: 'До встречи',
		th: 'แล้วพบกัน',
		vn: 'Hẹn gặp lại',
		id: 'Sampai jumpa',
	};
	const picker = (phrases: readonly AgencyPhrase[], isFailed = false) =>
		renderToStaticMarkup(
			<TranslationsProvider locale="ko" messages={words('ko')}>
				<PhrasePicker
					{...{ speaker: 'provider', reader: 'th', loadBook: never, onPick: () => undefined }}
					agency={{ phrases, isFailed, onWords: () => true }}
				/>
			</TranslationsProvider>,
		);
	const html = picker([{ id: 'one', topic: 'closing', texts }]);
	expect(html).toContain('마루가 제공하는 문구');
	expect(html).toContain('<span>곧 뵙겠습니다</span>');
	expect(html).toContain('lang="th">แล้วพบกัน</span>');
	expect(picker([])).not.toContain('마루가 제공하는 문구');
	expect(picker([], true)).toContain('지금은 마루의 문구를 불러올 수 없습니다.');
	const both = [
		{ id: 'one', topic: 'closing', texts },
		{ id: 'two', topic: 'price', texts: { ...texts, ko: '총액입니다' } },
	] as const;
	const found = (query: string, topic = 'all') => foundAgencyPhrases(both, { query, topic }, 'ko').map(({ id }) => id);
	expect([found(''), found('총액'), found('', 'closing'), found('없는 말')]).toEqual([
		['one', 'two'],
		['two'],
		['one'],
		[],
	]);
});
