import { healthOf } from '#i18n/area-words.ts';
import { formatDate } from '#i18n/format.ts';
import type { Messages } from '#i18n/messages.ts';
import type { Parts } from './mail-parts.ts';
import type { mailWords } from './mail-words.ts';
import type { ReservationMailData } from './reservation-templates.ts';

/* How mails about reservations begin, and what their sentences may name. */

type Words = ReturnType<typeof mailWords>;
type State = keyof Messages['mail']['states'];
type Named = Pick<ReservationMailData['reservation-expired'], 'area' | 'code' | 'product' | 'provider' | 'on' | 'link'>;

/** What sentences may name. */
export const named = ({ area, code, product, provider, on }: Named) => ({
	health: healthOf(area),
	code,
	product,
	provider,
	date: formatDate(on),
});

const kicker = (t: Words, state: State, code: string) =>
	[t(`states.${state}`), code].filter((part) => part !== '').join(' · ');

export const forMember = (data: Named & { name: string }, t: Words, state: State) =>
	({
		reason: 'reservation',
		name: data.name,
		values: named(data),
		kicker: kicker(t, state, data.code),
		button: { label: t('buttons.view', { health: healthOf(data.area) }), link: data.link },
	}) satisfies Parts;

export const forProvider = (data: Named, t: Words, state: State) =>
	({
		reason: 'provider',
		values: named(data),
		kicker: kicker(t, state, data.code),
		button: { label: t('buttons.view', { health: healthOf(data.area) }), link: data.link },
		note: t('notes.provider'),
	}) satisfies Parts;
