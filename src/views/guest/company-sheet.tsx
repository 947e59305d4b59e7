import type { FormEvent } from 'react';
import { companyFields, details } from '#domain/reservation/details.ts';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from '#views/move/dialog.module.css';
import { useReservation } from '#views/reservation/reservation-context.ts';
import own from './guest-card.module.css';
import { useCompany } from './use-company.ts';

/** To who reserved for a company, while it is still to come: what was told of it can be put right. */
export function CompanySheet() {
	const t = useTranslations('reservation.my.company');
	const { guestCount, role, moves } = useReservation().reservation;
	const company = useCompany();
	if (guestCount === null || role !== 'member' || !moves.includes('cancel')) return null;
	return (
		<div className={own.correct}>
			<Button size="sm" onClick={company.open}>
				{t('open')}
			</Button>
			<Sheet isOpen={company.isOpen} title={t('title')} closeLabel={t('close')} onClose={company.close}>
				<CompanyForm company={company} />
			</Sheet>
		</div>
	);
}

type Props = { company: ReturnType<typeof useCompany> };

function CompanyForm({ company }: Props) {
	const t = useTranslations('reservation.my.company');
	const { isSame, form } = company;
	const send = (event: FormEvent) => {
		event.preventDefault();
		void company.correct();
	};
	return (
		<form className={styles.form} noValidate onSubmit={send}>
			<p>{t('text')}</p>
			{companyFields.map((id) => (
				<CompanyField key={id} id={id} company={company} />
			))}
			<FailureNote>{form.failure}</FailureNote>
			<div className={styles.foot}>
				<Button variant="quiet" disabled={form.isBusy} onClick={company.close}>
					{t('close')}
				</Button>
				<Button type="submit" variant="primary" isBusy={form.isBusy} disabled={isSame}>
					{t('save')}
				</Button>
			</div>
		</form>
	);
}

function CompanyField({ id, company }: Props & { id: (typeof companyFields)[number] }) {
	const t = useTranslations('reservation');
	const { max, isNeeded } = details[id];
	const field = {
		...company.form.field(id),
		label: t(`detail.${id}`),
		optionalLabel: isNeeded ? undefined : t('my.move.optional'),
		maxLength: max,
	};
	if ('isLong' in details[id]) return <TextArea {...field} rows={4} />;
	return <TextField {...field} autoComplete={id === 'company' ? 'organization' : 'off'} />;
}
