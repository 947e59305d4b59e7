import { detailIds } from '#domain/reservation/details.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { type FormField, fieldId } from './form-values.ts';
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
	const words = useTranslations('error');
	const labelOf = useFieldLabel(form);
	const errors = form.wrong.map((field) => ({
		id: fieldId(field),
		text: `${labelOf(field)}: ${words(`fault.${form.faults[field] ?? 'invalid-input'}`)}`,
	}));
	return <ErrorSummary title={t('faultCount', { count: errors.length })} errors={errors} attempt={form.attempt} />;
}
