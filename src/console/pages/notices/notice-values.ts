import type { Editing } from '#contract/api/content.ts';
import type { ContentValue } from '#contract/api/content-values.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { NoticeTopic } from '#domain/notice/notice.ts';
import type { Faults } from '#ui/form/faults.ts';
import { type Texts, textsOf, writtenTexts } from '#ui/form/texts.ts';
import type { ContentValues } from '../../content/use-content-form.ts';

type NoticeContent = Extract<ContentValue, { kind: 'notice' }>['value'];
type Part = 'title' | 'body' | 'alsoCalled';

/** Days are Korean; what is not edited here (`rest`) goes back as it came. */
export type NoticeValues = ContentValues & {
	rest: NoticeContent;
	topic: NoticeTopic;
	isPinned: boolean;
	/** The last day on which it is listed; empty is for good. */
	endsOn: string;
	touchesFrom: string;
	touchesTo: string;
	texts: Texts<Part>;
};

const blank = { title: '', body: '', alsoCalled: '' };

/** It ends with a day: the moment is the beginning of the next. */
const lastDay = (endsAt: string | null): string => (endsAt === null ? '' : addDays(koreanDay(new Date(endsAt)), -1));
const endOf = (day: string): string => new Date(`${addDays(day, 1)}T00:00:00+09:00`).toISOString();

export function valuesOf({ latest, content }: Pick<Editing, 'latest' | 'content'>): NoticeValues {
	if (content.kind !== 'notice') throw new Error('no notice');
	const { value } = content;
	const texts = Object.fromEntries(
		Object.entries(value.texts).map(([locale, text]) => [
			locale,
			{ title: text.title, body: text.body, alsoCalled: (text.alsoCalled ?? []).join('\n') },
		]),
	);
	return {
		...{ base: latest, confirmed: [], rest: value, topic: value.topic, isPinned: value.isPinned },
		...{ endsOn: lastDay(value.endsAt), touchesFrom: value.touchesFrom ?? '', touchesTo: value.touchesTo ?? '' },
		texts: textsOf(texts, blank),
	};
}

const linesIn = (text: string) =>
	text
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '');

export function contentOf(values: NoticeValues): ContentValue {
	const { rest, topic, isPinned, endsOn, touchesFrom, touchesTo } = values;
	const wasEnd = lastDay(rest.endsAt) === endsOn ? rest.endsAt : undefined;
	const texts = Object.fromEntries(
		Object.entries(writtenTexts(values.texts)).map(([locale, { title, body, alsoCalled }]) => {
			const words = linesIn(alsoCalled);
			return [locale, { title, body, ...(words.length > 0 && { alsoCalled: words }) }];
		}),
	);
	return {
		kind: 'notice',
		value: {
			...{ ...rest, topic, isPinned, texts },
			endsAt: wasEnd ?? (endsOn === '' ? null : endOf(endsOn)),
			...{ touchesFrom: touchesFrom || null, touchesTo: touchesTo || null },
		},
	};
}

export const faultsOf = ({ touchesFrom, touchesTo }: NoticeValues): Faults =>
	touchesFrom !== '' && touchesTo !== '' && touchesTo < touchesFrom ? { touchesTo: 'date-wrong' } : {};
