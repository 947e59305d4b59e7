import type { ReactNode } from 'react';
import { namedNeeds } from '#domain/reservation/needs.ts';
import { travellersAsked } from '#domain/reservation/travellers.ts';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useCountries } from '#views/member/use-countries.ts';
import { useNeedText } from '#views/reservation/use-need-text.ts';
import { type FormValues, isPassportGiven, namedTravellers } from './form-values.ts';
import styles from './reservation-form.module.css';
import type { ReservationFormState } from './use-reservation-form.ts';

type Row = { name: string; value: ReactNode };

/** The last digits are enough to see that it is the right one. */
const masked = (number: string) => `•••${number.replace(/[\s-]/g, '').toUpperCase().slice(-3)}`;

/** Who comes and what they need, in a line each. */
export function useGuestRows({ values, kind, me, booking }: ReservationFormState): Row[] {
	const t = useTranslations('reservation.guest');
	const { options } = useCountries(useLocale());
	const needs = useNeedsText();
	const { lead } = values;
	const country = options.find(({ value }) => value === lead.country)?.label ?? lead.country;
	const gender = lead.gender === 'female' || lead.gender === 'male' ? t(lead.gender) : '';
	const others = namedTravellers(values, travellersAsked(kind, booking.choice.persons));
	const passport = values.passportFrom === 'kept' ? me.passportMasked : masked(values.passport);
	const optional: [string, string][] = [
		[t('needs'), needs(values)],
		[t('allergy'), values.allergy.trim()],
	];
	return [
		{ name: t('lead'), value: <NameAndBirth {...lead} more={[gender, country]} /> },
		...others.map((one, at) => ({ name: t('traveller', { number: at + 2 }), value: <NameAndBirth {...one} /> })),
		...(isPassportGiven(values) ? [{ name: t('passport'), value: passport }] : []),
		{ name: t('email'), value: lead.email },
		{ name: t('phone'), value: lead.phone },
		...optional.flatMap(([name, value]) => (value === '' ? [] : [{ name, value }])),
		...(values.contents.trim() === ''
			? []
			: [{ name: t('contents'), value: <span className={styles.asTyped}>{values.contents.trim()}</span> }]),
	];
}

type NameProps = { firstName: string; lastName: string; birthOn: string; more?: string[] };

function NameAndBirth({ firstName, lastName, birthOn, more = [] }: NameProps) {
	return (
		<>
			<b className={styles.name}>{`${firstName} ${lastName}`}</b>
			<span className={styles.own}>{[formatDate(birthOn), ...more].filter(Boolean).join(' · ')}</span>
		</>
	);
}

function useNeedsText(): (values: FormValues) => string {
	const needText = useNeedText();
	return ({ needs }) => namedNeeds(needs).map(needText).join(', ');
}
