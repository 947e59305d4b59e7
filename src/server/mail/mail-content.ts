import type { Sentences, singleParts } from '#domain/mail/wording.ts';
import { withoutLinks } from '#domain/member/name.ts';
import { dutiesIn } from '#domain/organisation/duties.ts';
import { formatDate, formatWon } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { formatMonth } from '#i18n/month-names.ts';
import { sentenceIn } from '#server/words.ts';
import { consultationParts } from './consultation-content.ts';
import { factorParts } from './factor-content.ts';
import { sayMoment } from './mail-moment.ts';
import type { MailContent, Parts } from './mail-parts.ts';
import type { MailData, MailTemplate } from './mail-templates.ts';
import { mailWords } from './mail-words.ts';
import { matchingParts } from './matching-content.ts';
import { partnerParts } from './partner-content.ts';
import { reservationParts } from './reservation-content.ts';
import { videoParts } from './video-content.ts';

type Words = ReturnType<typeof mailWords>;

const keyFacts = ({ name, until }: { name: string; until: string }, t: Words) => [
	{ label: t('facts.keyName'), value: withoutLinks(name) },
	{ label: t('facts.keyUntil'), value: formatDate(until) },
];

/** What an operator looks after; what every operator does stands first. */
const dutyNames = (text: string, t: Words): string => {
	const duties = dutiesIn(text);
	if (duties === null) return t('duties.all');
	return [t('duties.reservations'), ...duties.map((duty) => t(`duties.${duty}`))].join(', ');
};

/** To whom they are, or of somebody else. */
const dutyFacts = (duties: string | undefined, t: Words, label: 'duties' | 'dutiesOf' = 'duties') =>
	duties === undefined ? [] : [{ label: t(`facts.${label}`), value: dutyNames(duties, t) }];

/** One row a template: what it is made of. Its sentences stand in mail.json under its name. */
const parts: { [Template in MailTemplate]: (data: MailData[Template], t: Words, locale: Locale) => Parts } = {
	...reservationParts,
	...matchingParts,
	...consultationParts,
	...videoParts,
	...factorParts,
	...partnerParts,
	'verify-email': ({ name, link }, t) => ({
		reason: 'join',
		name,
		button: { label: t('verify-email.button'), link },
	}),
	'address-known': ({ loginLink, forgotLink }, t) => ({
		reason: 'join',
		button: { label: t('address-known.button'), link: loginLink },
		other: { text: t('address-known.forgot'), link: forgotLink },
	}),
	'reset-password': ({ name, link, minutes }, t) => ({
		reason: 'account',
		name,
		values: { minutes },
		button: { label: t('reset-password.button'), link },
	}),
	'password-changed': ({ name, forgotLink, tripsLink, isJoined }, t) => ({
		reason: 'account',
		name,
		values: { joined: isJoined ? 'yes' : 'no' },
		button: { label: t('password-changed.button'), link: forgotLink },
		...(tripsLink !== undefined && { other: { text: t('password-changed.links'), link: tripsLink } }),
		isWarning: true,
		hasContact: true,
	}),
	'links-ended': ({ name, tripsLink }, t) => ({
		reason: 'account',
		name,
		button: { label: t('links-ended.button'), link: tripsLink },
		hasContact: true,
	}),
	'change-email': ({ name, link }, t) => ({
		reason: 'account',
		name,
		button: { label: t('change-email.button'), link },
	}),
	'email-changed': ({ name, address }) => ({
		reason: 'account',
		name,
		values: { address },
		isWarning: true,
		hasContact: true,
	}),
	'account-closed': ({ name }) => ({ reason: 'account', ...(name !== undefined && { name }), hasContact: true }),
	'account-suspended': ({ name, reason }, t) => ({
		reason: 'account',
		name,
		facts: [{ label: t('account-suspended.reason'), value: reason }],
		hasContact: true,
	}),
	'account-restored': ({ name, loginLink }, t) => ({
		reason: 'account',
		name,
		button: { label: t('account-restored.button'), link: loginLink },
	}),
	'sessions-ended': ({ name, forgotLink }, t) => ({
		reason: 'account',
		name,
		button: { label: t('sessions-ended.button'), link: forgotLink },
		hasContact: true,
	}),
	'address-asked': ({ name, address }) => ({
		reason: 'account',
		name,
		values: { address },
		isWarning: true,
		hasContact: true,
	}),
	'account-merged': ({ name, address, loginLink }, t) => ({
		reason: 'account',
		name,
		values: { address },
		button: { label: t('account-merged.button'), link: loginLink },
		hasContact: true,
	}),
	'account-merged-away': ({ name, address, loginLink }, t) => ({
		reason: 'account',
		...(name !== undefined && { name }),
		values: { known: address === undefined ? 'no' : 'yes', address: address ?? '' },
		button: { label: t('account-merged-away.button'), link: loginLink },
		hasContact: true,
	}),
	'data-offered': ({ name, link }, t) => ({
		reason: 'account',
		name,
		button: { label: t('data-offered.button'), link },
	}),
	'data-copied': ({ name }) => ({ reason: 'account', name, isWarning: true, hasContact: true }),
	'rating-received': ({ product, link }, t) => ({
		reason: 'provider',
		values: { product },
		button: { label: t('buttons.ratings'), link },
	}),
	'rating-replied': ({ name, product, provider, link }, t) => ({
		reason: 'account',
		name,
		values: { product, provider },
		button: { label: t('buttons.reply'), link },
	}),
	'rating-published': ({ name, product, link }, t) => ({
		reason: 'account',
		name,
		values: { product },
		button: { label: t('buttons.rating'), link },
		note: t('notes.rating'),
	}),
	'rating-hidden': ({ name, product, reason, link }, t) => ({
		reason: 'account',
		name,
		values: { product },
		facts: [
			{ label: t('facts.product'), value: product },
			{ label: t('facts.refusal'), value: reason },
		],
		button: { label: t('buttons.mend'), link },
		hasContact: true,
	}),
	'message-hidden': ({ name, reason, link }, t) => ({
		reason: 'account',
		name,
		facts: [{ label: t('facts.refusal'), value: reason }],
		button: { label: t('buttons.thread'), link },
		hasContact: true,
	}),
	'message-shown': ({ name, link }, t) => ({
		reason: 'account',
		name,
		button: { label: t('buttons.thread'), link },
	}),
	'photograph-hidden': ({ of, name, reason, link }, t) => ({
		reason: 'provider',
		values: { of, shown: name },
		facts: [{ label: t('photograph-hidden.reason'), value: reason }],
		button: { label: t(`photograph-hidden.${of}`), link },
		hasContact: true,
	}),
	'photograph-shown': ({ of, name, link }, t) => ({
		reason: 'provider',
		values: { of, shown: name },
		button: { label: t(`photograph-hidden.${of}`), link },
	}),
	'rating-to-moderate': ({ product, link }, t) => ({
		reason: 'operator',
		values: { product },
		button: { label: t('buttons.moderate'), link },
	}),
	'staff-invited': ({ business, inviter, role, duties, link, until }, t) => ({
		reason: 'invitation',
		// To somebody who may know neither: what others typed is no address to press.
		values: { business: withoutLinks(business), inviter: withoutLinks(inviter), role: t(`roles.${role}`) },
		facts: [
			{ label: t('facts.workplace'), value: withoutLinks(business) },
			{ label: t('facts.role'), value: t(`roles.${role}`) },
			...dutyFacts(duties, t),
			{ label: t('facts.until'), value: formatDate(until) },
		],
		button: { label: t('staff-invited.button'), link },
	}),
	'staff-joined': ({ business, person, role, duties, link }, t) => ({
		reason: 'staff',
		values: { business, person: withoutLinks(person), role: t(`roles.${role}`) },
		facts: dutyFacts(duties, t, 'dutiesOf'),
		button: { label: t('buttons.staff'), link },
	}),
	'staff-left': ({ business, person, link }, t) => ({
		reason: 'staff',
		values: { business, person: withoutLinks(person) },
		button: { label: t('buttons.staff'), link },
	}),
	'staff-role': ({ name, business, role, duties, link }, t) => ({
		reason: 'staff',
		name,
		values: { business, role: t(`roles.${role}`) },
		facts: dutyFacts(duties, t),
		button: { label: t('buttons.staff'), link },
	}),
	'staff-duties': ({ name, business, duties, link }, t) => ({
		reason: 'staff',
		name,
		values: { business },
		facts: dutyFacts(duties, t),
		button: { label: t('staff-duties.button'), link },
	}),
	'staff-removed': ({ name, business }) => ({ reason: 'staff', name, values: { business }, hasContact: true }),
	'company-changed': ({ what, person, account, before, after, link }, t) => ({
		reason: 'operator',
		values: { what, person: withoutLinks(person) },
		facts: [
			...(account === undefined ? [] : [{ label: t('facts.account'), value: account || t('company-changed.none') }]),
			...(before ? [{ label: t('facts.addressBefore'), value: before }] : []),
			...(after ? [{ label: t('facts.addressAfter'), value: after }] : []),
		],
		button: { label: t('company-changed.button'), link },
		isWarning: true,
	}),
	'api-key-made': ({ business, name, person, until, link }, t) => ({
		reason: 'staff',
		values: { business, name: withoutLinks(name), person: withoutLinks(person) },
		facts: keyFacts({ name, until }, t),
		button: { label: t('api-key-made.button'), link },
	}),
	'api-key-ending': ({ business, name, until, link }, t) => ({
		reason: 'staff',
		values: { business, name: withoutLinks(name), date: formatDate(until) },
		facts: keyFacts({ name, until }, t),
		button: { label: t('api-key-ending.button'), link },
	}),
	'api-key-revoked': ({ business, name, link }, t) => ({
		reason: 'staff',
		values: { business, name: withoutLinks(name) },
		button: { label: t('api-key-revoked.button'), link },
		hasContact: true,
	}),
	'webhook-removed': ({ business, host, link }, t) => ({
		reason: 'staff',
		values: { business },
		facts: [{ label: t('facts.webhook'), value: withoutLinks(host) }],
		button: { label: t('webhook-removed.button'), link },
		hasContact: true,
	}),
	'webhook-stopped': ({ business, host, link }, t) => ({
		reason: 'staff',
		values: { business },
		facts: [{ label: t('facts.webhook'), value: withoutLinks(host) }],
		button: { label: t('webhook-stopped.button'), link },
	}),
	'content-plan-failed': ({ name, title, at, link }, t, locale) => ({
		reason: 'staff',
		name,
		values: { title: withoutLinks(title), at: sayMoment(at, locale) },
		button: { label: t('content-plan-failed.button'), link },
	}),
	'dispute-news': ({ code, stage, link }, t) => ({
		reason: 'reservation',
		values: { code, stage },
		button: { label: t('dispute-news.button'), link },
	}),
	'settlement-closed': ({ business, month, number, link }, t, locale) => ({
		reason: 'staff',
		values: { business: withoutLinks(business), month: formatMonth(month, locale), number },
		button: { label: t('settlement-closed.button'), link },
	}),
	'settlement-payout': ({ business, month, number, stage, won, paidOn, reference, reason, link }, t, locale) => ({
		reason: 'staff',
		values: { business: withoutLinks(business), month: formatMonth(month, locale), number, stage },
		facts: [
			{ label: t('facts.payoutWon'), value: formatWon(won) },
			{ label: t('facts.payoutOn'), value: formatDate(paidOn) },
			...(reference === '' ? [] : [{ label: t('facts.payoutReference'), value: withoutLinks(reference) }]),
			...(reason === '' ? [] : [{ label: t('facts.payoutReason'), value: withoutLinks(reason) }]),
		],
		button: { label: t('settlement-payout.button'), link },
	}),
	'text-changed': ({ name, text, effectiveOn, link }, t) => ({
		reason: 'account',
		name,
		values: { text, date: formatDate(effectiveOn) },
		button: { label: t('text-changed.button'), link },
		hasContact: true,
	}),
	'text-withdrawn': ({ name, text, effectiveOn, link }, t) => ({
		reason: 'account',
		name,
		values: { text, date: formatDate(effectiveOn) },
		button: { label: t('text-withdrawn.button'), link },
		hasContact: true,
	}),
	'slips-waiting': ({ count, link }, t) => ({
		reason: 'operator',
		values: { count },
		button: { label: t('buttons.slips'), link },
	}),
	'licence-ending': ({ business, licence, date }, t) => ({
		reason: 'operator',
		values: { business, date: formatDate(date) },
		facts: [
			{ label: t('facts.business'), value: business },
			{ label: t('facts.licence'), value: t(`licences.${licence}`) },
			{ label: t('facts.expires'), value: formatDate(date) },
		],
	}),
	'own-licence-ending': ({ business, licence, date, link }, t) => ({
		reason: 'partner',
		values: { business, date: formatDate(date) },
		facts: [
			{ label: t('facts.licence'), value: t(`licences.${licence}`) },
			{ label: t('facts.expires'), value: formatDate(date) },
		],
		button: { label: t('own-licence-ending.button'), link },
	}),
};

/** Several events in one mail have sentences of their own, with their number. */
const gathered: readonly MailTemplate[] = [
	'reservation-message',
	'provider-message',
	'provider-changes',
	'rating-to-moderate',
	'matching-asked',
	'matching-message',
	'matching-message-house',
	'matching-to-moderate',
	'video-message',
];

export const isMailTemplate = (name: string): name is MailTemplate => Object.hasOwn(parts, name);

export function mailContent(
	template: MailTemplate,
	data: Record<string, string | number>,
	locale: Locale,
	/** What an operator wrote in place of the catalogue's, where it fits. */
	own: Sentences = {},
): MailContent {
	const t = mailWords(locale);
	// The row and its data belong together: queueMail is typed by the same table.
	const { reason, name, values = {}, ...rest } = parts[template](data as never, t, locale);
	const count = gathered.includes(template) ? Number(data.count ?? 1) : 1;
	const say = (key: string, of: string = template) => (t as unknown as Say)(`${of}.${key}`, { count, ...values });
	const head = count > 1 ? `${template}-many` : template;
	const prose = (part: (typeof singleParts)[number]) => {
		const written = own[count > 1 ? (`${part}-many` as const) : part];
		return written === undefined ? say(part, head) : sentenceIn(locale, written)({ count, ...values });
	};
	const isGuest = data.isGuest === 1;
	// Nobody arrives for what has ended.
	const isToArrive = isGuest && data.isEnded !== 1;
	return {
		facts: [],
		isWarning: false,
		hasContact: false,
		...rest,
		// Who has no account sees nothing before they join: the button says so, and what helps without it.
		...(isGuest && { button: { label: t('buttons.join'), link: String(data.link) }, hasContact: true }),
		subject: oneLine(prose('subject')),
		greeting: name === undefined ? t('greetingNobody') : t('greeting', { name }),
		heading: prose('heading'),
		text: prose('text'),
		note: isToArrive ? t('notes.guest') : (rest.note ?? say('note')),
		reason: t(`reason.${reason}`),
	};
}

/** Which values a sentence takes depends on the template; the test renders every one of them. */
type Say = (key: string, values: Record<string, string | number>) => string;

/** A header is one line, whatever a business calls itself. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
