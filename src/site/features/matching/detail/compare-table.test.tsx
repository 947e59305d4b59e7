import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type AreaSlug, areaOf } from '#domain/area/areas.ts';
import { compareAnswers, marksOf } from '#domain/matching/compare-answers.ts';
import { allLocales, type Locale } from '#i18n/locales.ts';
import { Router } from '#site/router/router.tsx';
import { SiteContext } from '#site/shell/site-context.tsx';
import { CurrentPage } from '#site/use-page.ts';
import { TranslationsProvider } from '#ui/translations.tsx';
import { wordsOf } from '../../../../../tests/support/words-of.ts';
import { AnswerPhrases } from './answer-phrases.tsx';
import { AnswerText } from './answer-text.tsx';
import { CompareTable } from './compare-table.tsx';
import { type Compared, changedIn } from './compared.ts';

const files = [
	'matching',
	'matching-detail',
	'phrase-book',
	'product',
	'product-detail',
	'reservation',
	'reservation-agreed',
	'shell',
] as const;
const words = Object.fromEntries(allLocales.map((locale) => [locale, wordsOf(locale, files)])) as Record<
	Locale,
	ReturnType<typeof wordsOf>
>;

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;

const answer = (last: number, name: string, rest: Partial<Compared> = {}): Compared => ({
	id: id(last),
	provider: {
		id: `clinic-${last}`,
		name,
		trade: '',
		shownLocale: 'en',
		portrait: 'clinic',
		region: 'seoul',
		languages: ['en'],
		rating: { average: 4.7, count: 61 },
		patientNumber: 'A-1',
		patientNumberUntil: '2027-01-01',
		isAgency: false,
		medianAnswerMinutes: null,
	},
	text: null,
	phrases: [],
	answeredAt: '2026-10-03T01:00:00.000Z',
	answerMinutes: 90,
	status: 'offered',
	version: 1,
	versions: [{ version: 1, at: '2026-10-03T01:00:00.000Z', total: null, changes: [] }],
	lines: [],
	total: null,
	dates: [],
	places: 1,
	product: null,
	validUntil: '2026-10-17T14:59:59.000Z',
	isValid: true,
	...rest,
});

const hanbit = answer(1, 'Hanbit', {
	total: 412_000,
	lines: [
		{ of: 'tests', name: 'TSH', quantity: 2, won: 206_000 },
		{ of: 'pick-up', name: '', quantity: 1, won: null },
	],
	dates: [{ on: '2026-10-19', time: '09:00' }],
});
const seorae = answer(2, 'Seorae', {
	total: 468_000,
	lines: [
		{ of: 'tests', name: '', quantity: 1, won: 468_000 },
		{ of: 'interpreter', name: '', quantity: 1, won: 0 },
	],
	dates: [{ on: '2026-10-18', time: null }],
	version: 2,
	versions: [
		{ version: 1, at: '2026-10-03T01:00:00.000Z', total: 500_000, changes: [] },
		{
			version: 2,
			at: '2026-10-04T01:00:00.000Z',
			total: 468_000,
			changes: [{ field: 'lines', kinds: ['interpreter'] }],
		},
	],
});

function htmlOf(part: ReactNode, locale: Locale = 'en'): string {
	const initial = { pathname: `/${locale}/matching/detail/x`, search: '', hash: '', key: 'k', isReturn: false };
	const page = { params: {}, search: new URLSearchParams(), locale, callApi: (() => Promise.reject()) as never };
	const site = { locale, viewer: null, ratesAsOf: null, currency: 'KRW', chooseCurrency: () => undefined } as const;
	return renderToStaticMarkup(
		<Router initial={initial} load={async () => undefined} resolve={(address) => address}>
			<SiteContext value={site}>
				<CurrentPage value={page}>
					<TranslationsProvider locale={locale} messages={words[locale]}>
						{part}
					</TranslationsProvider>
				</CurrentPage>
			</SiteContext>
		</Router>,
	);
}

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '|').replaceAll(/[|\s]*\|[|\s]*/g, '|');

function tableOf(answers: readonly Compared[], locale: Locale = 'en', area: AreaSlug = 'medical') {
	const compared = answers.map((one) => ({ ...one, rating: one.provider.rating.average }));
	const comparison = { rows: compareAnswers(compared), marks: marksOf(compared, areaOf(area)) };
	return htmlOf(
		<CompareTable answers={answers} comparison={comparison} area={area} kind="health-screening" sort="total" />,
		locale,
	);
}

const rowOf = (html: string, label: string): string => {
	const rows = html.split('<tr').map(textOf);
	return rows.find((row) => row.includes(`|${label}|`)) ?? '';
};

test('every answer says the same lines in the same order, included or not in plain words', () => {
	const html = tableOf([seorae, hanbit]);
	const heads = [...html.matchAll(/<th scope="col".*?<\/th>/gs)].map(([head]) => textOf(head ?? ''));
	expect(heads[0]).toContain('Hanbit');
	expect(heads[1]).toContain('Seorae');
	expect(rowOf(html, 'Total')).toContain('differs|₩412,000|₩468,000|changed|');
	expect(rowOf(html, 'Tests')).toContain('Included|₩412,000 (× 2)|TSH|Included|₩468,000|');
	expect(rowOf(html, 'Interpreter')).toContain('Not mentioned|Included at no charge|only here|changed|');
	expect(rowOf(html, 'Pick-up')).toContain('Not included|Not mentioned|');
	expect(rowOf(html, 'Dates offered')).toContain('2026.10.19 (Mon), 09:00 KST|2026.10.18 (Sun)|earliest|');
	expect(rowOf(html, 'Versions')).toContain('Unchanged|Version 2, 2026.10.04|₩468,000|Changed: Interpreter|');
});

test('each line has its name as a head, and what scrolls can be reached by keys', () => {
	const html = tableOf([hanbit, seorae]);
	expect(html.match(/<tr/g)?.length).toBe((html.match(/scope="row"/g)?.length ?? 0) + 1);
	expect(html).toMatch(/<section[^>]*tabindex="0"/i);
	expect(html).toContain('aria-label="Comparison table"');
});

test('what is offered instead of what was asked for says so', () => {
	const product: NonNullable<Compared['product']> = {
		...{ id: 'p', area: 'medical', title: 'Health check', shownLocale: 'en', picture: '' },
		kind: 'health-screening',
	};
	const other = { ...product, id: 'q', kind: 'dermatology' };
	const row = rowOf(
		tableOf([
			{ ...hanbit, product },
			{ ...seorae, product: other },
		]),
		'Service',
	);
	expect(row).toContain('Health check|Health check|Not what you asked for: Dermatology|');
});

test('the lowest total is marked, but not of clinics', () => {
	const liked = { ...seorae, provider: { ...seorae.provider, rating: { average: 4.9, count: 12 } } };
	const travel = tableOf([hanbit, liked], 'en', 'travel');
	expect(rowOf(travel, 'Total')).toContain('₩412,000|lowest total|₩468,000|');
	expect(textOf(travel)).toContain('highest rating');
	expect(textOf(tableOf([hanbit, liked]))).not.toMatch(/lowest total|highest rating/);
});

test('a picked price is locked and says so', () => {
	expect(rowOf(tableOf([{ ...seorae, status: 'picked' }, hanbit]), 'Total')).toContain('₩468,000|Price locked|');
});

test.each(allLocales)('no word is missing in %s', (locale) => {
	const html = tableOf([hanbit, seorae, answer(3, 'Jongno', { status: 'declined' })], locale);
	expect(textOf(html)).not.toMatch(/\{|undefined|null/);
});

test('phrases are read in one’s own language, own words keep theirs and say which', () => {
	const part = (
		<AnswerText
			Phrases={AnswerPhrases}
			answer={{
				id: '00000000-0000-4000-8000-000000000001',
				phrases: [{ phrase: 'hello', slots: {} }],
				text: { text: '검사 전 6시간 금식입니다.', locale: 'ko', isMasked: false },
			}}
		/>
	);
	const html = htmlOf(part);
	expect(html).toContain('Hello.');
	expect(html).toMatch(/<p [^>]*lang="ko">검사 전 6시간 금식입니다.<\/p>/);
	expect(textOf(html)).toContain('|Written in Korean|');
	expect(textOf(htmlOf(part, 'ko'))).not.toContain('한국어로 작성');
});

test('only the latest version tells what changed', () => {
	expect([...changedIn(seorae).kinds]).toEqual(['interpreter']);
	expect(changedIn({ ...seorae, version: 1 }).fields.size).toBe(0);
});
