import { useState } from 'react';
import { type Company, companyFields, type Details, isSameCompany } from '#domain/reservation/details.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { useReservationFailure } from '#views/reservation/use-reservation-failure.ts';

type Values = Record<keyof Company, string>;

const companyOf = (details: Details): Values =>
	Object.fromEntries(companyFields.map((id) => [id, String(details[id] ?? '')])) as Values;

/** What is typed stays while it is not saved, also when the sheet is closed; what was saved elsewhere is told first. */
export function useCompany() {
	const t = useTranslations('reservation.my.company');
	const callApi = useApi();
	const { reservation, reload, say } = useReservation();
	const [isOpen, setIsOpen] = useState(false);
	const [seen, setSeen] = useState<Values>();
	const saved = companyOf(reservation.details);
	const form = useForm<Values, keyof Company>({
		blank: saved,
		faultsOf: () => ({}),
		textOf: useReservationFailure(),
		fieldOf: (at) => companyFields.find((id) => at === `details.${id}`),
		idOf: (field) => `company-${field}`,
		// What is typed stays when the sheet is closed; the page does not.
		asksBeforeLeaving: true,
		onRefusal: async ({ code }) => {
			const fresh = code === 'changed-since' ? await reload() : undefined;
			if (!fresh) return undefined;
			setSeen(companyOf(fresh.details));
			return t('outdated');
		},
	});
	const isSame = isSameCompany(form.values, saved);
	const done = () => {
		setIsOpen(false);
		setSeen(undefined);
	};
	const send = async (details: Values) => {
		const params = { id: reservation.id };
		await callApi('PUT /api/reservations/:id/company', { params, body: { details, seen: seen ?? saved } });
		await reload();
		form.restart(details);
		done();
		say(t('saved'));
	};
	return {
		isOpen,
		form,
		isSame,
		open: () => {
			// What is typed is held against what stood there then, however the page was renewed since.
			if (!form.isDirty) form.restart(saved);
			setSeen((before) => before ?? saved);
			setIsOpen(true);
		},
		close: () => {
			form.forgetFailure();
			if (isSame) done();
			else setIsOpen(false);
		},
		correct: () => form.submit({ send }),
	};
}
