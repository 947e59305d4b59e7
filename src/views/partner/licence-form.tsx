import { type FormEvent, useState } from 'react';
import { maxFileBytes } from '#domain/file/file.ts';
import { type LicenceKind, licenceKinds } from '#domain/member/partner.ts';
import { licenceNeeds } from '#domain/provider/licence.ts';
import { FilePicker } from '#ui/file-picker.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useLocale, useTranslations } from '#ui/translations.tsx';
import { DayField } from '#views/field/day-field.tsx';
import { FormFrame } from './form-frame.tsx';
import { megabytesOf } from './megabytes-of.ts';
import styles from './partner.module.css';
import { useSay } from './say.tsx';
import { usePartner } from './use-partner.ts';
import { type Faults, useSaving } from './use-saving.ts';

/** Longer than any paper is good for. */
const decades = 40 * 365;

const accepted = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

type Draft = { kind: LicenceKind | ''; number: string; expiresOn: string; file: File | undefined };
const empty: Draft = { kind: '', number: '', expiresOn: '', file: undefined };

function faultsOf({ kind, number, expiresOn, file }: Draft): Faults {
	const needs = kind === '' ? { number: false, expiry: false } : licenceNeeds[kind];
	return {
		...(kind === '' && { kind: 'required' as const }),
		...(needs.number && number.trim() === '' && { number: 'required' as const }),
		...(needs.expiry && expiresOn === '' && { expiresOn: 'required' as const }),
		...(!file && { file: 'required' as const }),
	};
}

const labels: Partial<Record<string, 'kindLabel' | 'number' | 'expiresOn' | 'file'>> = {
	kind: 'kindLabel',
	number: 'number',
	expiresOn: 'expiresOn',
	file: 'file',
};
const fieldId = (field: string) => `licence-${field}`;

/** One more paper: what it is, its number and end, and the file. */
export function LicenceForm() {
	const t = useTranslations('partner.licence');
	const { callApi, setPartner } = usePartner();
	const say = useSay();
	const saving = useSaving();
	const [draft, setDraft] = useState(empty);

	async function send(event: FormEvent) {
		event.preventDefault();
		const wrong = faultsOf(draft);
		const { kind, number, expiresOn, file } = draft;
		if (Object.keys(wrong).length > 0 || kind === '' || !file) return saving.show(wrong);
		const query = {
			kind,
			name: file.name.slice(0, 200),
			...(number.trim() !== '' && { number: number.trim() }),
			...(expiresOn !== '' && { expiresOn }),
		};
		const answer = await saving.save(() => callApi('POST /api/partners/me/licences', { query, body: file }));
		if (!answer) return;
		setPartner(answer);
		say(t('added'));
	}

	const { isBusy, failure, faults, sent, attempt } = saving;
	return (
		<section className={styles.adding} aria-labelledby="licence-add">
			<h3 id="licence-add" className={styles.subtitle}>
				{t('addTitle')}
			</h3>
			<FormFrame
				{...{ isBusy, failure, faults, sent, attempt }}
				idOf={fieldId}
				labelOf={(field) => t(labels[field] ?? 'file')}
				saveLabel={t('add')}
				onSend={send}
			>
				<Fields
					{...{ draft, faults, isBusy }}
					onChange={(field, change) => {
						setDraft({ ...draft, ...change });
						saving.setFaults({ ...faults, [field]: undefined });
					}}
					onFault={(code) => saving.setFaults({ ...faults, file: code })}
				/>
			</FormFrame>
		</section>
	);
}

type FieldsProps = {
	draft: Draft;
	/** What was said about a field is not true of its new content. */
	onChange: (field: keyof Draft, change: Partial<Draft>) => void;
	faults: Faults;
	isBusy: boolean;
	onFault: (code: 'file-type' | 'file-too-large') => void;
};

function Fields({ draft, onChange, faults, isBusy, onFault }: FieldsProps) {
	const t = useTranslations('partner.licence');
	const locale = useLocale();
	const words = useTranslations('error.fault');
	const needs = draft.kind === '' ? undefined : licenceNeeds[draft.kind];
	const errorOf = (field: string) => faults[field] && words(faults[field]);
	const optional = (isNeeded: boolean | undefined) => (isNeeded ? undefined : t('optional'));
	return (
		<div className={styles.grid}>
			<Select
				id={fieldId('kind')}
				name="kind"
				label={t('kindLabel')}
				isLabelShown
				placeholder={t('kindPlaceholder')}
				value={draft.kind}
				error={errorOf('kind')}
				options={licenceKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
				onChange={(kind) => onChange('kind', { kind })}
			/>
			<TextField
				id={fieldId('number')}
				name="number"
				label={t('number')}
				optionalLabel={optional(needs?.number)}
				maxLength={60}
				autoComplete="off"
				value={draft.number}
				error={errorOf('number')}
				onChange={(event) => onChange('number', { number: event.target.value })}
			/>
			<DayField
				id={fieldId('expiresOn')}
				name="expiresOn"
				label={t('expiresOn')}
				optionalLabel={optional(needs?.expiry)}
				daysAhead={decades}
				value={draft.expiresOn}
				error={errorOf('expiresOn')}
				onChange={(expiresOn) => onChange('expiresOn', { expiresOn })}
			/>
			<div className={styles.wide}>
				<FilePicker
					id={fieldId('file')}
					label={t('file')}
					hint={t('fileHint')}
					error={errorOf('file')}
					accept={accepted}
					maxBytes={maxFileBytes}
					picked={
						draft.file && {
							name: draft.file.name,
							sizeText: t('size', { megabytes: megabytesOf(draft.file.size, locale) }),
						}
					}
					dropLabel={t('drop')}
					chooseLabel={t('choose')}
					replaceLabel={t('replace')}
					removeLabel={t('remove')}
					isDisabled={isBusy}
					onChoose={(file) => onChange('file', { file })}
					onReject={(why) => onFault(why === 'size' ? 'file-too-large' : 'file-type')}
					onRemove={() => onChange('file', { file: undefined })}
				/>
			</div>
		</div>
	);
}
