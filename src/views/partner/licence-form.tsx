import { maxFileBytes } from '#domain/file/file.ts';
import { type LicenceKind, licenceKinds } from '#domain/member/partner.ts';
import { licenceNeeds } from '#domain/provider/licence.ts';
import { FilePicker } from '#ui/file-picker.tsx';
import { type Faults, onlyWrong } from '#ui/form/faults.ts';
import { useForm } from '#ui/form/use-form.ts';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { DayField } from '#views/field/day-field.tsx';
import { FormFrame } from './form-frame.tsx';
import { megabytesOf } from './megabytes-of.ts';
import styles from './partner.module.css';
import { useSay } from './say.tsx';
import { usePartner } from './use-partner.ts';
import { usePartnerFailure } from './use-partner-failure.ts';

/** Longer than any paper is good for. */
const decades = 40 * 365;

const accepted = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

type Values = { kind: LicenceKind | ''; number: string; expiresOn: string; file: File | undefined };
type Field = keyof Values;
const blank: Values = { kind: '', number: '', expiresOn: '', file: undefined };

function faultsOf({ kind, number, expiresOn, file }: Values): Faults<Field> {
	const needs = kind === '' ? { number: false, expiry: false } : licenceNeeds[kind];
	return onlyWrong<Field>({
		kind: kind === '' ? 'not-chosen' : undefined,
		number: needs.number && number.trim() === '' ? 'required' : undefined,
		expiresOn: needs.expiry && expiresOn === '' ? 'required' : undefined,
		file: file ? undefined : 'required',
	});
}

const labels = { kind: 'kindLabel', number: 'number', expiresOn: 'expiresOn', file: 'file' } as const;
const fieldId = (field: Field) => `licence-${field}`;

const useLicenceForm = () =>
	useForm<Values, Field>({
		blank,
		faultsOf,
		textOf: usePartnerFailure(),
		idOf: fieldId,
		isFile: true,
		isQuietWhileMended: true,
		asksBeforeLeaving: true,
	});

/** One more paper: what it is, its number and end, and the file. */
export function LicenceForm() {
	const t = useTranslations('partner.licence');
	const { callApi, organisation, setPartner } = usePartner();
	const say = useSay();
	const form = useLicenceForm();

	async function send({ kind, number, expiresOn, file }: Values) {
		if (kind === '' || !file) return;
		const query = {
			organisation,
			kind,
			name: file.name.slice(0, 200),
			...(number.trim() !== '' && { number: number.trim() }),
			...(expiresOn !== '' && { expiresOn }),
		};
		setPartner(await callApi('POST /api/partners/me/licences', { query, body: file }));
		say(t('added'));
	}

	return (
		<section className={styles.adding} aria-labelledby="licence-add">
			<h3 id="licence-add" className={styles.subtitle}>
				{t('addTitle')}
			</h3>
			<FormFrame
				form={form}
				labelOf={(field) => t(labels[field])}
				saveLabel={t('add')}
				onSave={() => form.submit({ send })}
			>
				<Fields form={form} />
			</FormFrame>
		</section>
	);
}

function Fields({ form }: { form: ReturnType<typeof useLicenceForm> }) {
	const t = useTranslations('partner.licence');
	const locale = useWordsLocale();
	const { values, change, errorOf } = form;
	const needs = values.kind === '' ? undefined : licenceNeeds[values.kind];
	const optional = (isNeeded: boolean | undefined) => (isNeeded ? undefined : t('optional'));
	return (
		<div className={styles.grid}>
			<Select
				id={fieldId('kind')}
				name="kind"
				label={t('kindLabel')}
				isLabelShown
				placeholder={t('kindPlaceholder')}
				value={values.kind}
				error={errorOf('kind')}
				options={licenceKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
				onChange={(kind) => change({ kind })}
			/>
			<TextField
				{...form.field('number')}
				label={t('number')}
				optionalLabel={optional(needs?.number)}
				maxLength={60}
				autoComplete="off"
			/>
			<DayField
				id={fieldId('expiresOn')}
				name="expiresOn"
				label={t('expiresOn')}
				optionalLabel={optional(needs?.expiry)}
				daysAhead={decades}
				value={values.expiresOn}
				error={errorOf('expiresOn')}
				onChange={(expiresOn) => change({ expiresOn })}
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
						values.file && {
							name: values.file.name,
							sizeText: t('size', { megabytes: megabytesOf(values.file.size, locale) }),
						}
					}
					dropLabel={t('drop')}
					chooseLabel={t('choose')}
					replaceLabel={t('replace')}
					removeLabel={t('remove')}
					isDisabled={form.isBusy}
					onChoose={(file) => change({ file })}
					onReject={(why) => form.setFault('file', why === 'size' ? 'file-too-large' : 'file-type')}
					onRemove={() => change({ file: undefined })}
				/>
			</div>
		</div>
	);
}
