import type { QuestionForm } from '#contract/api/matching-fields.ts';
import type { Fault } from '#contract/faults.ts';
import { parsePhone } from '#contract/phone.ts';
import { areaOf, kinds } from '#domain/area/areas.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { maskContacts } from '#domain/matching/contacts.ts';
import { needFaults } from '#domain/reservation/need-faults.ts';
import { plainWords, searchWords } from '#domain/search/words.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { sealQuestion } from './sealed-question.ts';

export type QuestionFields = Omit<QuestionForm, 'key' | 'agreements'>;

/** What the schema cannot say: what belongs together, and what has passed. */
export function questionFaults({ area, kind, wished, persons, needs, contact }: QuestionFields, now: Date): Fault[] {
	const today = koreanDay(now);
	const { phone } = contact;
	return [
		...(kinds[kind]?.area === area ? [] : [{ at: 'kind', code: 'choose-one' as const }]),
		...(wished && wished.to < today ? [{ at: 'wished.to', code: 'date-past' as const }] : []),
		...needFaults(needs, persons).map(({ at, code }) => ({ at: `needs.${at}`, code }) as Fault),
		...(phone === null || parsePhone(phone, undefined) === phone
			? []
			: [{ at: 'contact.phone', code: 'phone-wrong' as const }]),
	];
}

/** The columns that say what was asked. */
export const questionColumns = (keys: Keyring, id: string, fields: QuestionFields) => ({
	area: fields.area,
	kind: fields.kind,
	isPrivate: fields.isPrivate,
	...sealQuestion(keys, { id, isPrivate: fields.isPrivate }, fields),
	locale: fields.locale,
	wishedFrom: fields.wished?.from ?? null,
	wishedTo: fields.wished?.to ?? null,
	persons: fields.persons,
	budget: fields.budget,
	languages: fields.languages,
	region: fields.region,
	needs: fields.needs,
	fileIds: fields.fileIds,
});

const mostWords = 400;

/** The words a question is found by: none of what is private, and no contact, which could be guessed sign by sign. */
export function wordsOfQuestion({
	isPrivate,
	title,
	contents,
}: Pick<QuestionFields, 'isPrivate' | 'title' | 'contents'>): string[] {
	if (isPrivate) return [];
	const read = (text: string) => maskContacts(text).text;
	return [...new Set([...searchWords(read(title)), ...plainWords(read(contents))])].slice(0, mostWords);
}

export const isHealthQuestion = ({ area }: Pick<QuestionFields, 'area'>): boolean => areaOf(area).isHealth;
