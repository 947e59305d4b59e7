import { useRef, useState } from 'react';
import type { ReservationDetail } from '#contract/api/reservation.ts';
import { type LeadFact, leadFacts } from '#domain/reservation/lead-facts.ts';
import { formatPhone } from '#i18n/format-phone.ts';
import { focusFirst, useForm } from '#ui/form/use-form.ts';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useSignInAgain } from '#views/member/use-sign-in-again.tsx';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { useReservationFailure } from '#views/reservation/use-reservation-failure.ts';
import type { LeadField, LeadValues } from './lead-checks.ts';

type Facts = Record<LeadFact, string>;

/** The schema and the rules of telephone numbers are heavy: they come with the form. */
const loadChecks = () => import('./lead-checks.ts');
type Checks = Awaited<ReturnType<typeof loadChecks>>;

const factsOf = ({ lead, guestLanguage }: ReservationDetail): Facts => ({
	lastName: lead?.lastName ?? '',
	firstName: lead?.firstName ?? '',
	country: lead?.country ?? '',
	phone: lead?.phone ?? '',
	language: guestLanguage,
	email: lead?.email ?? '',
});

/** As one reads a number, and types it. */
const shown = (facts: Facts): Facts => ({ ...facts, phone: formatPhone(facts.phone) });

/** What may be put right of the lead guest; what was put right elsewhere meanwhile is told before it is replaced. */
export function useLeadForm(onDone: () => void) {
	const t = useTranslations('reservation.lead');
	const callApi = useApi();
	const language = useWordsLocale();
	const { reservation, replace, reload, say } = useReservation();
	const { signedIn, dialog } = useSignInAgain();
	const [seen, setSeen] = useState(() => factsOf(reservation));
	// What one may put right does not change under one's hands.
	const { correctable } = useRef(reservation).current;
	const isReasoned = reservation.role !== 'member';
	const form = useForm<LeadValues, LeadField, Checks>({
		blank: { ...shown(seen), reason: '' },
		load: loadChecks,
		faultsOf: (values, { leadFaults }) => leadFaults(values, { correctable, isReasoned }),
		textOf: useReservationFailure(),
		fieldOf: (at) => (at === 'reason' ? at : leadFacts.find((fact) => at === `facts.${fact}`)),
		idOf: (field) => `lead-${field}`,
		asksBeforeLeaving: true,
		bringUp: (fields) => {
			focusFirst(fields.map((field) => `lead-${field}`));
			return [];
		},
		onRefusal: async ({ code }) => {
			const fresh = code === 'changed-since' ? await reload() : undefined;
			if (!fresh) return undefined;
			setSeen(factsOf(fresh));
			return t('outdated', { now: toldNow(factsOf(fresh), correctable) });
		},
	});
	const isSame = correctable.every((fact) => form.values[fact].trim() === shown(seen)[fact]);
	const send = async (values: LeadValues, { leadBody }: Checks) => {
		const seenNow = Object.fromEntries(correctable.map((fact) => [fact, seen[fact]]));
		const body = { ...leadBody(values, correctable), seen: seenNow };
		const asked = { params: { id: reservation.id }, query: { language }, body };
		const fresh = await signedIn(() => callApi('PUT /api/reservations/:id/lead', asked));
		if (!fresh) return;
		replace(fresh);
		say(t('saved'));
		onDone();
	};
	return { form, seen, correctable, isReasoned, isSame, dialog, correct: () => form.submit({ send }) };
}

const toldNow = (facts: Facts, correctable: readonly LeadFact[]): string =>
	correctable
		.filter((fact) => fact !== 'language' && fact !== 'country' && facts[fact] !== '')
		.map((fact) => shown(facts)[fact])
		.join(', ');
