import { mostProlonged } from '#domain/matching/question.ts';
import { withoutLinks } from '#domain/member/name.ts';
import type { Locale } from '#i18n/locales.ts';
import { wordsIn } from '#server/words.ts';
import { sayMoment } from './mail-moment.ts';
import type { MailFact, Parts } from './mail-parts.ts';
import type { mailWords } from './mail-words.ts';
import type { MatchingMailData } from './matching-templates.ts';

type Words = ReturnType<typeof mailWords>;
type Template = keyof MatchingMailData;

type About = { title: string; link: string };

/** The asker's own words, where everybody may read them. */
const titled = ({ title }: Pick<About, 'title'>, t: Words): MailFact[] =>
	title === '' ? [] : [{ label: t('matching.question'), value: withoutLinks(title) }];

const toAsker = (data: About & { name: string; provider?: string }, t: Words, label: string): Parts => ({
	reason: 'account',
	name: data.name,
	...(data.provider !== undefined && { values: { provider: data.provider } }),
	facts: titled(data, t),
	button: { label, link: data.link },
});

const toProvider = (data: About & { provider: string }, t: Words, label: string): Parts => ({
	reason: 'provider',
	values: { provider: data.provider },
	facts: titled(data, t),
	button: { label, link: data.link },
});

const until = (data: { until: string }, t: Words, locale: Locale): MailFact[] => [
	{ label: t('matching.until'), value: sayMoment(data.until, locale), isStrong: true },
];
const because = (data: { reason: string }, t: Words): MailFact[] => [
	{ label: t('matching.reason'), value: data.reason },
];

/** An end that can be put off is; nobody is invited to do what is refused then. */
function ending(data: MatchingMailData['matching-expired'], t: Words): Parts {
	const isLast = (data.prolonged ?? 0) >= mostProlonged;
	const parts = toAsker(data, t, t(isLast ? 'matching.see' : 'matching.prolong'));
	return { ...parts, values: { last: isLast ? 'yes' : 'no' } };
}

/** Why a provider declined, as the page says it; that there was “another reason” tells nobody anything. */
function declining(data: MatchingMailData['matching-declined'], t: Words, locale: Locale): MailFact[] {
	const { reason } = data;
	if (reason === undefined || reason === 'other') return titled(data, t);
	const reasons = wordsIn(locale, ['matching'])('matching.declineReason');
	return [...titled(data, t), ...because({ reason: reasons(reason) }, t)];
}

/** One row a template: what it is made of. Its sentences stand in mail-matching.json under its name. */
export const matchingParts: { [Name in Template]: (data: MatchingMailData[Name], t: Words, locale: Locale) => Parts } =
	{
		'matching-sent': (data, t, locale) => {
			const parts = toAsker(data, t, t('matching.see'));
			return { ...parts, values: { count: data.providers }, facts: [...titled(data, t), ...until(data, t, locale)] };
		},
		'matching-answered': (data, t) => toAsker(data, t, t('matching.compare')),
		'matching-renewed': (data, t) => toAsker(data, t, t('matching.compare')),
		'matching-answer-withdrawn': (data, t, locale) => ({
			...toAsker(data, t, t('matching.see')),
			facts: declining(data, t, locale),
		}),
		'matching-accepted': (data, t) => toAsker(data, t, t('matching.goOn')),
		'matching-declined': (data, t, locale) => ({
			...toAsker(data, t, t('matching.compare')),
			facts: declining(data, t, locale),
		}),
		'matching-lapsed': (data, t) => toAsker(data, t, t('matching.compare')),
		'matching-expired': (data, t) => ending(data, t),
		'matching-unanswered': (data, t) => toAsker(data, t, t('matching.see')),
		'matching-ending': (data, t, locale) => {
			const parts = ending(data, t);
			return { ...parts, facts: [...titled(data, t), ...until(data, t, locale)] };
		},
		'matching-hidden': (data, t) => {
			const parts = toAsker(data, t, t('matching.see'));
			return { ...parts, facts: [...titled(data, t), ...because(data, t)], hasContact: true };
		},
		'matching-shown': (data, t) => toAsker(data, t, t('matching.see')),
		'matching-asked': ({ inbox, count = 1, ...data }, t) =>
			toProvider(count > 1 ? { ...data, title: '', link: inbox } : data, t, t('matching.answer')),
		'matching-picked': (data, t, locale) => {
			const parts = toProvider(data, t, t('matching.accept'));
			return { ...parts, facts: [...titled(data, t), ...until(data, t, locale)] };
		},
		'matching-taken-back': (data, t) => toProvider(data, t, t('matching.see')),
		'matching-request-lapsing': (data, t, locale) => {
			const parts = toProvider(data, t, t('matching.accept'));
			return { ...parts, facts: [...titled(data, t), ...until(data, t, locale)] };
		},
		'matching-request-lapsed': (data, t) => toProvider(data, t, t('matching.see')),
		'matching-not-chosen': (data, t) => toProvider(data, t, t('matching.see')),
		'matching-ended': (data, t) => toProvider(data, t, t('matching.see')),
		'matching-answer-hidden': (data, t) => {
			const parts = toProvider(data, t, t('matching.see'));
			return { ...parts, facts: [...titled(data, t), ...because(data, t)], hasContact: true };
		},
		'matching-answer-shown': (data, t) => toProvider(data, t, t('matching.see')),
		'matching-report-hidden': ({ name }) => ({ reason: 'account', name }),
		'matching-report-kept': ({ name }) => ({ reason: 'account', name, hasContact: true }),
		'matching-report-gone': ({ name }) => ({ reason: 'account', name }),
		'matching-message': (data, t) => ({ ...toAsker(data, t, t('matching.read')), note: t('notes.message') }),
		'matching-message-house': (data, t) => ({ ...toProvider(data, t, t('matching.read')), note: t('notes.message') }),
		'matching-to-moderate': ({ link }, t) => ({ reason: 'operator', button: { label: t('matching.review'), link } }),
		'matching-unanswered-desk': ({ link }, t) => ({ reason: 'operator', button: { label: t('matching.see'), link } }),
	};
