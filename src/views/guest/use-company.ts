import { useState } from 'react';
import { type Company, companyFields, type Details, isSameCompany } from '#domain/reservation/details.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { useSaving } from '#views/reservation/use-saving.ts';

const companyOf = (details: Details): Company =>
	Object.fromEntries(companyFields.map((id) => [id, String(details[id] ?? '')]));

/** What is typed stays while it is not saved, also when the sheet is closed; what was saved elsewhere is told first. */
export function useCompany() {
	const t = useTranslations('reservation.my.company');
	const callApi = useApi();
	const { reservation, reload, say } = useReservation();
	const [isOpen, setIsOpen] = useState(false);
	const [typed, setTyped] = useState<Company>();
	const [seen, setSeen] = useState<Company>();
	const saved = companyOf(reservation.details);
	const values = typed ?? saved;
	const { isBusy, failure, faults, save, forget } = useSaving({
		onRefusal: async ({ code }) => {
			const fresh = code === 'changed-since' ? await reload() : undefined;
			if (!fresh) return undefined;
			setSeen(companyOf(fresh.details));
			return t('outdated');
		},
	});
	const done = () => {
		setIsOpen(false);
		setTyped(undefined);
		setSeen(undefined);
	};
	const correct = async () => {
		const params = { id: reservation.id };
		const body = { details: values, seen: seen ?? saved };
		if (!(await save(() => callApi('PUT /api/reservations/:id/company', { params, body })))) return;
		await reload();
		done();
		say(t('saved'));
	};
	return {
		isOpen,
		values,
		isSame: isSameCompany(values, saved),
		isBusy,
		failure,
		faults,
		open: () => {
			// What is typed is held against what stood there then, however the page was renewed since.
			setSeen((before) => before ?? saved);
			setIsOpen(true);
		},
		close: () => {
			forget();
			if (isSameCompany(values, saved)) done();
			else setIsOpen(false);
		},
		write: (id: keyof Company, text: string) => setTyped({ ...values, [id]: text }),
		correct,
	};
}
