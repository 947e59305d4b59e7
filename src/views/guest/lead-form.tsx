import type { FormEvent } from 'react';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import { withoutMarks } from '#domain/member/name.ts';
import { formatPhone } from '#i18n/format-phone.ts';
import { Button } from '#ui/button.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useAllCountries } from '#views/member/use-all-countries.ts';
import styles from '#views/move/dialog.module.css';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { useLeadForm } from './use-lead-form.ts';

type Lead = ReturnType<typeof useLeadForm>;
type Props = { lead: Lead };

const names = ['lastName', 'firstName'] as const;
const asInPassport = (text: string) => withoutMarks(text).replace(/\s+/g, ' ').trim();

/** Who comes, put right: at a guest's word by who receives them, or by its guest, who asks for another name. */
export function LeadForm({ onClose }: { onClose: () => void }) {
	const t = useTranslations('reservation.lead');
	const lead = useLeadForm(onClose);
	const { form, correctable, isReasoned, isSame, dialog } = lead;
	const { role, hasMail } = useReaders();
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void lead.correct();
	};
	return (
		<>
			<form className={styles.form} noValidate onSubmit={submit}>
				<p>{role === 'member' ? t('textOwn') : t(role === 'operator' ? 'textOperator' : 'textHouse', hasMail)}</p>
				{correctable.includes('firstName') && <NameFields lead={lead} />}
				<CountryField lead={lead} />
				<PhoneField lead={lead} />
				<LanguageField lead={lead} />
				<EmailField lead={lead} />
				{isReasoned && (
					<TextField
						{...form.field('reason')}
						label={t('reason')}
						hint={t('reasonHint')}
						maxLength={200}
						autoComplete="off"
					/>
				)}
				<FailureNote>{form.failure}</FailureNote>
				<div className={styles.foot}>
					<Button variant="quiet" disabled={form.isBusy} onClick={onClose}>
						{t('close')}
					</Button>
					<Button type="submit" variant="primary" isBusy={form.isBusy} disabled={isSame}>
						{t('save')}
					</Button>
				</div>
			</form>
			{dialog}
		</>
	);
}

/** Who has no account and left no address is told nothing. To who may not read guests' details no address is shown either. */
function useReaders() {
	const { reservation } = useReservation();
	const { role } = reservation;
	const isSilent = role !== 'member' && reservation.isGuest && reservation.lead?.email === '';
	return { role, hasMail: { mail: isSilent ? 'no' : 'yes' } };
}

function NameFields({ lead: { form, seen } }: Props) {
	const t = useTranslations('reservation.lead');
	const guest = useTranslations('reservation.guest');
	const { ticket } = useReservation().reservation;
	const isOther = names.some((name) => form.values[name].trim() !== seen[name]);
	return (
		<>
			<div className={styles.fields}>
				{names.map((name) => (
					<TextField
						key={name}
						{...form.field(name, { tidy: asInPassport })}
						label={guest(name)}
						autoComplete="off"
						spellCheck={false}
						maxLength={60}
					/>
				))}
				<p className={styles.hints}>{guest('nameHint')}</p>
			</div>
			{ticket !== null && isOther && <Note tone="warn">{t('ticket')}</Note>}
		</>
	);
}

function CountryField({ lead: { form } }: Props) {
	const t = useTranslations('reservation.lead');
	const guest = useTranslations('reservation.guest');
	const { options, areHere } = useAllCountries();
	return (
		<Combobox
			id={form.idOf('country')}
			name="country"
			label={guest('country')}
			error={form.errorOf('country')}
			options={options}
			value={form.values.country || undefined}
			placeholder={t('countryPlaceholder')}
			emptyText={t('countryEmpty')}
			openLabel={t('countryOpen')}
			countText={(count) => t('countryCount', { count })}
			isDisabled={!areHere}
			onChange={(country) => form.set('country', country ?? '')}
			onBlur={() => form.leave('country')}
		/>
	);
}

function PhoneField({ lead: { form } }: Props) {
	const guest = useTranslations('reservation.guest');
	const tidied = (text: string) => formatPhone(form.checks?.parsePhone(text, form.values.country) ?? text);
	return (
		<TextField
			{...form.field('phone', { tidy: tidied })}
			label={guest('phone')}
			type="tel"
			inputMode="tel"
			autoComplete="off"
			maxLength={30}
		/>
	);
}

function LanguageField({ lead: { form } }: Props) {
	const t = useTranslations('reservation.lead');
	const my = useTranslations('reservation.my.guest');
	const spoken = useTranslations('reservation.spoken');
	const whose = useWhose();
	return (
		<Select
			id={form.idOf('language')}
			name="language"
			label={my('language')}
			isLabelShown
			hint={t(`language${whose}`)}
			value={contentLocales.find((one) => one === form.values.language) ?? ''}
			options={contentLocales.map((value) => ({ value, label: spoken(value) }))}
			onChange={(language) => form.set('language', language)}
		/>
	);
}

/** One's own, a guest's without an account, who is mailed by these facts, or a member's, who is mailed by those of the account. */
function useWhose() {
	const { reservation } = useReservation();
	if (reservation.role === 'member') return 'Own';
	return reservation.isGuest ? 'Guest' : 'Account';
}

/** A house is told whom to ask instead. */
function EmailField({ lead: { form, correctable } }: Props) {
	const t = useTranslations('reservation.lead');
	const guest = useTranslations('reservation.guest');
	const whose = useWhose();
	if (!correctable.includes('email')) return <p className={styles.hints}>{t('emailHouse')}</p>;
	return (
		<TextField
			{...form.field('email')}
			label={guest('email')}
			hint={t(`email${whose}`)}
			type="email"
			autoComplete="off"
			maxLength={254}
		/>
	);
}
