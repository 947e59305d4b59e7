import { withoutLinks } from '#domain/member/name.ts';
import type { NeedAnswer, Questions } from '#domain/reservation/need-questions.ts';
import { type NamedNeed, type Needs, namedNeeds } from '#domain/reservation/needs.ts';
import type { Locale } from '#i18n/locales.ts';
import { sayNeed } from '#i18n/say-need.ts';
import { wordsIn } from '#server/words.ts';
import { sayMoment } from './mail-moment.ts';
import type { MailFact } from './mail-parts.ts';
import type { mailWords } from './mail-words.ts';

/** A need with what became of the question about it; `answer` is undefined where the product promises it. */
type ToldNeed = { need: NamedNeed; answer?: NeedAnswer | null; text?: string | null; by?: string; isLate?: boolean };

export const toldNeeds = (needs: Needs, questions: Questions | null): ToldNeed[] =>
	namedNeeds(needs).map((need) => {
		const question = questions?.list.find(({ id }) => id === need.id);
		if (!questions || !question) return { need };
		return { need, answer: question.answer, text: question.text, by: questions.by, isLate: questions.isLate };
	});

const needsIn = (needs: string | undefined): ToldNeed[] => (needs ? JSON.parse(needs) : []);

/** Whether something is still asked about. */
export const hasOpenNeeds = ({ needs }: { needs?: string }): boolean =>
	needsIn(needs).some(({ answer }) => answer === null);

/** A line for each need: what is promised, what is being asked until when, what was answered. */
export function needsFacts({ needs }: { needs?: string }, locale: Locale): MailFact[] {
	const t = wordsIn(locale, ['reservation'])('reservation');
	return needsIn(needs).map(({ need, answer, text, by, isLate }) => {
		const second = text ? { second: withoutLinks(text) } : {};
		const label = sayNeed(need, t);
		if (answer === undefined) return { label, value: t('asked.yes') };
		if (answer !== null) return { label, value: t(`asked.${answer}`), isStrong: true, ...second };
		const value = isLate || !by ? t('asked.late') : t('asked.askingBy', { until: sayMoment(by, locale) });
		return { label, value, isStrong: true };
	});
}

/** Until when cancelling is free, where it is. */
export const freeNote = (
	{ needsFreeUntil }: { needsFreeUntil: string },
	t: ReturnType<typeof mailWords>,
	locale: Locale,
): string => (needsFreeUntil ? t('notes.needsFree', { until: sayMoment(needsFreeUntil, locale) }) : t('notes.manage'));
