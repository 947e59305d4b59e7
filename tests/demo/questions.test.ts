import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoAccounts } from '#demo/accounts.ts';
import type { DemoProduct, DemoProvider } from '#demo/demo-product.ts';
import type { DemoAnswer, DemoQuestion } from '#demo/demo-question.ts';
import { areaOf, areaSlugs, kinds } from '#domain/area/areas.ts';
import { fits } from '#domain/matching/fit.ts';
import type { Speaker } from '#domain/phrase/offered-phrases.ts';
import { checkPhraseMessage, type PhraseUse } from '#domain/phrase/phrase-message.ts';
import { countOf } from '#domain/product/price.ts';
import { agreedFaults } from '#domain/reservation/agreed-price.ts';
import { namedNeeds, noNeeds } from '#domain/reservation/needs.ts';
import { loadDemo } from '#server/db/seed/load-demo.ts';
import { type Term, termFaults } from '../support/term-faults.ts';

const [questions, providers, products] = await Promise.all([
	loadDemo<DemoQuestion>('questions'),
	loadDemo<DemoProvider>('providers'),
	loadDemo<DemoProduct>('products'),
]);
const provider = (id: string): DemoProvider => {
	const found = providers.find((one) => one.id === id);
	if (!found) throw new Error(`no provider ${id}`);
	return found;
};
const areasOf = (id: string) =>
	new Set(products.filter((one) => one.provider === id).map((one) => kinds[one.kind]?.area));
const answers = questions.flatMap((question) => question.answers.map((answer) => ({ question, answer })));
const offersOf = (answer: DemoAnswer) => [...(answer.earlier ?? []), answer];
const offers = answers.flatMap(({ question, answer }) =>
	offersOf(answer).map((offer) => ({ question, answer, offer, at: `${question.id}, ${answer.provider}` })),
);

const isAsking = ({ state }: DemoQuestion) => state === 'open' || state === 'answered';
const isOver = ({ state }: DemoQuestion) => state === 'closed' || state === 'expired' || state === 'withdrawn';

test('there are questions of every area, in five languages, in every state', () => {
	expect(questions.length).toBeGreaterThanOrEqual(18);
	expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
	for (const area of areaSlugs)
		expect(
			questions.filter((one) => one.area === area).length,
			`demo/questions has too few questions of ${area}: five at least`,
		).toBeGreaterThan(4);
	for (const language of ['en', 'ru', 'th', 'vn', 'id'])
		expect(questions.filter((one) => one.language === language).length, language).toBeGreaterThan(2);
	for (const state of ['open', 'answered', 'requested', 'matched', 'closed', 'expired', 'withdrawn'])
		expect(questions.filter((one) => one.state === state).length, state).toBeGreaterThan(0);
	expect(questions.filter((one) => one.answers.some(({ earlier }) => earlier)).length).toBeGreaterThan(1);
});

/** What `factsOf` of the server makes of a provider of the demonstration. */
function asked(id: string) {
	const own = products.filter((one) => one.provider === id);
	const { languages, region } = provider(id);
	return {
		languages,
		kinds: own.map(({ kind }) => kind),
		areas: own.flatMap(({ kind }) => kinds[kind]?.area ?? []),
		regions: [region, ...own.map((one) => one.region)],
	};
}

test('clinic, guide and spa find open questions that fit them and nobody has answered', () => {
	const fitting = (id: string) =>
		questions.filter(
			(one) => isAsking(one) && fits(one, asked(id)) && one.answers.every((answer) => answer.provider !== id),
		).length;
	// The clinic is the one that a login of the demonstration answers for.
	expect(fitting('sinsa-skin-clinic')).toBeGreaterThanOrEqual(3);
	for (const id of ['bukchon-walks', 'bamboo-stone-spa']) expect(fitting(id), id).toBeGreaterThanOrEqual(1);
});

test('a question is one that can be asked', () => {
	for (const question of questions) {
		const kind = kinds[question.kind];
		expect(kind?.area, question.id).toBe(question.area);
		expect(question.title.length, question.id).toBeGreaterThanOrEqual(8);
		expect(question.title.length, question.id).toBeLessThanOrEqual(120);
		expect(question.contents.length, question.id).toBeGreaterThanOrEqual(100);
		expect(countOf(question.persons), question.id).toBeLessThanOrEqual(kind?.maxPersons ?? 0);
		const needs = namedNeeds({ ...noNeeds, ...question.needs });
		for (const need of needs) expect(kind?.needs, question.id).toContain(need.id);
		const { asker } = question;
		if ('email' in asker)
			expect(
				demoAccounts.some(({ email }) => email === asker.email),
				question.id,
			).toBe(true);
		if (question.wished) {
			expect(question.wished.toInDays, question.id).toBeGreaterThanOrEqual(question.wished.fromInDays);
			if (!isOver(question)) expect(question.wished.fromInDays, question.id).toBeGreaterThan(0);
		}
	}
});

test('some questions about health are private, others are read without a name; no other is private', () => {
	const health = questions.filter(({ area }) => areaOf(area).isHealth);
	expect(health.filter(({ isPrivate }) => isPrivate).length).toBeGreaterThan(1);
	expect(health.filter(({ isPrivate }) => !isPrivate).length).toBeGreaterThan(1);
	expect(questions.filter((one) => one.isPrivate && !health.includes(one))).toEqual([]);
});

test('an answered question has two to five answers, each by another provider of that area', () => {
	for (const question of questions) {
		const by = question.answers.map((answer) => answer.provider);
		expect(new Set(by).size, question.id).toBe(by.length);
		if (question.state === 'open') expect(by, question.id).toEqual([]);
		if (by.length > 0) expect(by.length, question.id).toBeGreaterThanOrEqual(2);
		expect(by.length, question.id).toBeLessThanOrEqual(5);
		if (['answered', 'requested', 'matched'].includes(question.state))
			expect(by.length, question.id).toBeGreaterThan(0);
	}
	for (const { question, answer } of answers) {
		const at = `${question.id}, ${answer.provider}`;
		expect(areasOf(answer.provider), at).toContain(question.area);
		if (areaOf(question.area).isHealth) expect(provider(answer.provider).patientRegistration, at).toBeDefined();
	}
});

test('a provider writes in a language that it speaks, or in Korean, or with the phrase book', () => {
	for (const { offer, answer, at } of offers) {
		expect([...provider(answer.provider).languages, 'ko'], at).toContain(offer.language);
		expect(offer.text.trim() || offer.phrases?.length, at).toBeTruthy();
	}
});

test('an answer is one that can be sent: its lines, its days, and until when it can be picked', () => {
	for (const { offer, at } of offers) {
		expect(agreedFaults(offer.lines), at).toEqual([]);
		expect(offer.lines.length, at).toBeGreaterThan(1);
		expect(offer.dates.length, at).toBeGreaterThan(0);
		expect(offer.dates.length, at).toBeLessThanOrEqual(5);
		for (const { time } of offer.dates) if (time !== null) expect(time, at).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
		expect(offer.validDays, at).toBeGreaterThan(0);
		expect(offer.validDays, at).toBeLessThanOrEqual(30);
	}
});

test('one at least of the days that are offered is wished for, and none of an open question has been', () => {
	for (const question of questions) {
		const { wished } = question;
		const days = question.answers.flatMap(({ dates }) => dates.map(({ inDays }) => inDays));
		if (!isOver(question)) for (const day of days) expect(day, question.id).toBeGreaterThan(0);
		if (wished && days.length > 0)
			expect(
				days.some((day) => day >= wished.fromInDays && day <= wished.toInDays),
				question.id,
			).toBe(true);
	}
});

test('times follow each other: asked, answered again and again, picked, written, ended', () => {
	for (const question of questions) {
		const asked = question.askedDaysAgo * 24;
		if (isAsking(question) || question.state === 'requested')
			expect(question.askedDaysAgo, question.id).toBeLessThan(30);
		if (question.state === 'expired') expect(question.askedDaysAgo, question.id).toBeGreaterThan(30);
		for (const answer of question.answers) {
			const hours = offersOf(answer).map(({ hoursAfter }) => hoursAfter);
			expect(hours, question.id).toEqual(hours.toSorted((one, other) => one - other));
			expect(answer.hoursAfter, question.id).toBeLessThan(asked);
			if (question.state === 'answered' || question.state === 'requested')
				expect(asked - answer.hoursAfter, `${question.id}, ${answer.provider}: still valid`).toBeLessThan(
					answer.validDays * 24,
				);
		}
		const { picked, thread = [], ended } = question;
		expect(picked !== undefined, question.id).toBe(question.state === 'requested' || question.state === 'matched');
		if (picked) {
			const answer = question.answers.find((one) => one.provider === picked.provider);
			expect(asked - (answer?.hoursAfter ?? asked), question.id).toBeGreaterThan(picked.daysAgo * 24);
			for (const { hoursAgo } of thread) expect(hoursAgo, question.id).toBeLessThanOrEqual(picked.daysAgo * 24);
		}
		expect(thread.length > 0, question.id).toBe(question.state === 'matched');
		expect(ended !== undefined, question.id).toBe(question.state === 'closed' || question.state === 'withdrawn');
		if (ended) expect(ended.daysAgo, question.id).toBeLessThan(question.askedDaysAgo);
	}
});

const phraseFaults = (phrases: readonly PhraseUse[] | undefined, speaker: Speaker) => {
	const checked = checkPhraseMessage({ phrases: phrases ?? [], text: 'x' }, speaker);
	return checked.ok ? [] : checked.faults;
};

test('phrases are those that the speaker may say', () => {
	for (const { offer, at } of offers) expect(phraseFaults(offer.phrases, 'provider'), at).toEqual([]);
	for (const { id, thread = [] } of questions)
		for (const { by, phrases, text } of thread) {
			expect(phraseFaults(phrases, by === 'asker' ? 'guest' : 'provider'), id).toEqual([]);
			expect(text.trim() || phrases?.length, id).toBeTruthy();
		}
});

const readable = [
	...questions.flatMap(({ id, title, contents, thread = [] }) => [
		{ at: id, text: `${title}\n${contents}` },
		...thread.map(({ text }) => ({ at: id, text })),
	]),
	...offers.flatMap(({ offer, at }) => [
		{ at, text: offer.text },
		...offer.lines.map(({ name }) => ({ at, text: name })),
	]),
];

const contacts =
	/@|https?:|www\.|\.(?:com|ru|kr|vn|th|id)\b|\+\d[\d ()-]{7,}|\b0\d{8,}|\d{3,4}-\d{3,4}-\d{4}|whatsapp|telegram|zalo|kakao/i;

test('nobody writes how they can be reached', () => {
	for (const { at, text } of readable) expect(text, at).not.toMatch(contacts);
});

/** Korean law lets no clinic say so of itself. */
const claims =
	/최고|최저|1위|보장합니다|\b(?:best|cheapest|safest|leading|world-class|painless)\b|\bguarantee|лучш(?:ий|ая|ие|ую)|гарантируем|самы[йем]|ดีที่สุด|ถูกที่สุด|อันดับ\s?1|รับประกัน|(?:tốt|rẻ|giỏi|uy tín) nhất|hàng đầu|cam kết|\bter(?:baik|murah|aman)\b|dijamin/i;

test('no clinic praises itself or promises a result', () => {
	for (const { question, offer, at } of offers)
		if (areaOf(question.area).isHealth)
			for (const text of [offer.text, ...offer.lines.map(({ name }) => name)]) expect(text, at).not.toMatch(claims);
});

const terms: Term[] = JSON.parse(readFileSync(new URL('../../src/i18n/terms.json', import.meta.url), 'utf8'));

test('what providers write is called as the term base calls it, in tidy text', () => {
	const said = offers.flatMap(({ offer, at }) =>
		[offer.text, ...offer.lines.map(({ name }) => name)].map((text) => ({ at, locale: offer.language, text })),
	);
	expect(termFaults(terms, said)).toEqual([]);
	for (const { at, text } of readable) expect(text, at).toBe(text.normalize('NFC').trim());
});
