import { detailIds } from '#domain/reservation/details.ts';
import { FormSummary } from '#ui/form/form-summary.tsx';
import { useTranslations } from '#ui/translations.tsx';
import type { FormField } from './form-values.ts';
import type { ReservationFormState } from './use-reservation-form.ts';

/** What a field is called. */
function useFieldLabel(form: ReservationFormState): (field: FormField) => string {
	const t = useTranslations('reservation');
	const guestNames = ['firstName', 'lastName', 'birthOn', 'gender', 'country', 'email', 'phone'] as const;
	return (field) => {
		const [part = '', name = '', last = ''] = field.split('.');
		const guest = guestNames.find((one) => one === name || one === last);
		if (part === 'lead' && guest) return t(`guest.${guest}`);
		if (part === 'travellers' && guest)
			return `${t('guest.traveller', { number: Number(name) + 2 })}, ${t(`guest.${guest}`)}`;
		const detail = detailIds.find((id) => id === name);
		if (part === 'details' && detail) return t(`detail.${detail}`);
		if (part === 'passport' || part === 'allergy' || part === 'contents') return t(`guest.${part}`);
		if (part === 'needs') return t('guest.needs');
		if (name === 'provider' || name === 'passport' || name === 'health')
			return t(`form.consent.${name}`, { provider: form.product.provider.name });
		if (name === 'persons' || name === 'units') return t('form.persons');
		if (name === 'choices') return t('choiceGroup.route');
		return t('form.date');
	};
}

/** What must be mended in this step. */
export function FaultSummary({ form }: { form: ReservationFormState }) {
	const t = useTranslations('reservation.form');
	return <FormSummary form={form} title={(count) => t('faultCount', { count })} labelOf={useFieldLabel(form)} />;
}
