import type { LeadFact } from '#domain/reservation/lead-facts.ts';
import type { Locale } from '#i18n/locales.ts';
import { wordsIn } from '#server/words.ts';
import type { MailFact, Parts } from './mail-parts.ts';
import type { mailWords } from './mail-words.ts';
import { fact, reason, service } from './reservation-facts.ts';
import { forMember, named } from './reservation-heads.ts';
import type { ReservationMailData } from './reservation-templates.ts';

type Words = ReturnType<typeof mailWords>;

/** A line with the names of what was put right. */
export function correctedFacts({ corrected }: { corrected: string }, t: Words, locale: Locale): MailFact[] {
	const facts: LeadFact[] = JSON.parse(corrected);
	const guest = wordsIn(locale, ['reservation'])('reservation.guest');
	const nameOf = (one: LeadFact) => (one === 'language' ? t('facts.language') : guest(one));
	return [fact(t('facts.corrected'), facts.map(nameOf).join(', '), { isStrong: true })];
}

/** What its guest does about it, if it was not them. */
const unasked = (t: Words) => ({ note: t('notes.leadCorrected'), isWarning: true, hasContact: true });

export const leadCorrected = (
	data: ReservationMailData['reservation-lead-corrected'],
	t: Words,
	locale: Locale,
): Parts => ({
	...forMember(data, t, 'changed'),
	...unasked(t),
	values: { ...named(data), by: data.by },
	facts: [...correctedFacts(data, t, locale), ...reason(data, t), ...service(data, t, locale)],
});

/** Without a name, a button or what was reserved: one of the two may be a stranger's, and a clinic's name says a lot. */
export function addressMoved(data: ReservationMailData['reservation-address-moved'], t: Words): Parts {
	const { name: _, button: __, ...head } = forMember({ ...data, name: '' }, t, 'changed');
	return {
		...head,
		...unasked(t),
		facts: [fact(t('facts.addressBefore'), data.before || '–'), fact(t('facts.addressAfter'), data.after || '–')],
	};
}
