import { Button } from '#ui/button.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { consentsAsked, type FormConsent, fieldId } from './form-values.ts';
import type { ReservationFormState } from './use-reservation-form.ts';

type Props = { form: ReservationFormState; onRead: (consent: FormConsent) => void };

/** One tick for one text, none beforehand; each text is one click away. */
export function Consents({ form, onRead }: Props) {
	const t = useTranslations('reservation.form.consent');
	const { errorOf } = form;
	const { values, product } = form;
	return consentsAsked(values, product.area).map((consent) => {
		const label = t(consent, { provider: product.provider.name });
		const field = `agreements.${consent}`;
		return (
			<CheckRow
				key={consent}
				id={fieldId(field)}
				name={field}
				label={label}
				error={errorOf(field)}
				isChecked={values.agreements[consent]}
				action={
					<Button variant="link" aria-label={`${t('read')}: ${label}`} onClick={() => onRead(consent)}>
						{t('read')}
					</Button>
				}
				onChange={(isTicked) => form.change({ agreements: { ...values.agreements, [consent]: isTicked } })}
			/>
		);
	});
}
