import { withoutLinks } from '#domain/member/name.ts';
import type { Locale } from '#i18n/locales.ts';
import { sayMoment } from './mail-moment.ts';
import type { MailFact, Parts } from './mail-parts.ts';
import type { mailWords } from './mail-words.ts';
import type { VideoMailData } from './video-templates.ts';

type Words = ReturnType<typeof mailWords>;
type Template = keyof VideoMailData;

function factsOf(data: VideoMailData['video-asked'], t: Words, locale: Locale): MailFact[] {
	const times = data.times === '' ? [] : data.times.split(' ').map((time) => sayMoment(time, locale));
	return [
		{ label: t('video.with'), value: withoutLinks(data.other) },
		...(data.at === '' ? [] : [{ label: t('video.when'), value: sayMoment(data.at, locale), isStrong: true }]),
		...times.map((value, index) => ({ label: `${t('video.times')} ${index + 1}`, value })),
		{ label: t('video.length'), value: t('video.minutes', { minutes: data.minutes }) },
		// The other side's own words.
		...(data.reason === '' ? [] : [{ label: t('video.reason'), value: withoutLinks(data.reason) }]),
	];
}

type Button = 'open' | 'answer' | 'choose' | 'enter' | 'read';

/** A time is chosen by the house; who interprets only looks at it. */
const houseAnswers = ({ reader }: VideoMailData['video-asked']): Button => (reader === 'house' ? 'answer' : 'open');

const about =
	(
		button: Button | ((data: VideoMailData['video-asked']) => Button),
		more: (data: never) => Record<string, string> = () => ({}),
	) =>
	(data: VideoMailData['video-asked'], t: Words, locale: Locale): Parts => ({
		reason: 'account',
		...(data.name !== '' && { name: data.name }),
		values: {
			other: withoutLinks(data.other),
			by: withoutLinks(data.by),
			reader: data.reader,
			when: data.at === '' ? '' : sayMoment(data.at, locale),
			...more(data as never),
		},
		facts: factsOf(data, t, locale),
		button: { label: t(`video.${typeof button === 'string' ? button : button(data)}`), link: data.link },
		note: t('video.note'),
	});

export const videoParts: { [Name in Template]: (data: VideoMailData[Name], t: Words, locale: Locale) => Parts } = {
	'video-asked': about('answer'),
	'video-changed': about(houseAnswers),
	'video-proposed': about('choose'),
	'video-scheduled': about('open'),
	'video-declined': about('open'),
	'video-cancelled': about('open'),
	'video-expired': about('open'),
	'video-invited': about('answer'),
	'video-interpreter': about('open', ({ person, coming }: VideoMailData['video-interpreter']) => ({
		person: withoutLinks(person),
		coming,
	})),
	'video-reminder': about('open', ({ span }: VideoMailData['video-reminder']) => ({ span })),
	'video-waiting': about('enter'),
	'video-message': about('read'),
	'video-missed': about('open', ({ who }: VideoMailData['video-missed']) => ({ who })),
};
