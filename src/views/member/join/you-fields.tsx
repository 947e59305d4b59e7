import { useEffect, useState } from 'react';
import { genders } from '#domain/member/member.ts';
import { Icon } from '#ui/icon.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from '../member-form.module.css';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { useOwnNameAsked } from '../use-own-name-asked.ts';
import { AgreementRow } from './agreement-row.tsx';
import { BirthField } from './birth-field.tsx';
import { EmailField, PhoneField } from './contact-fields.tsx';
import { CountryField } from './country-field.tsx';
import { joinFieldId } from './join-values.ts';
import { NameFields } from './name-fields.tsx';
import { PassportField } from './passport-field.tsx';
import type { JoinFormState } from './use-join-form.ts';

type Props = { form: JoinFormState; onRead: (slug: 'passport') => void };

/** SPEC section 3: what both kinds of member give. */
export function YouFields({ form, onRead }: Props) {
	const t = useTranslations('member.join');
	const password = useTranslations('member.password');
	const { values, change } = form;
	return (
		<>
			<div className={styles.grid}>
				<NameFields form={form} />
				<BirthField form={form} />
				<Segmented
					id={joinFieldId('gender')}
					name="gender"
					label={t('gender')}
					error={form.errorOf('gender')}
					options={genders.map((value) => ({ value, label: t(value) }))}
					value={values.gender || undefined}
					onChange={(gender) => change({ gender })}
				/>
				<CountryField form={form} />
				<PhoneField form={form} />
				<EmailField form={form} />
				<NewPasswordFields label={password('label')} form={form} strength={form.checks?.strengthOf(values)} />
			</div>
			<MoreFields form={form} onRead={onRead} />
		</>
	);
}

/**
 * What may be given as well, after all that must be; a cooperative member's address is asked for with the business. It is
 * open where something stands in it, also when that is sent and may be wrong, and is not closed while that is deleted.
 */
function MoreFields({ form, onRead }: Props) {
	const t = useTranslations('member.join');
	const common = useTranslations('member.form');
	const hasAddress = form.values.type === 'general';
	const hasOwnName = useOwnNameAsked(form.values.ownName);
	const { ownName, address, passport } = form.values;
	const isFilled = ownName !== '' || passport !== '' || (hasAddress && address !== '');
	const [isOpen, setIsOpen] = useState(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: opened anew with every attempt to send it
	useEffect(() => {
		if (isFilled) setIsOpen(true);
	}, [isFilled, form.attempt]);
	return (
		<details className={styles.more} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
			<summary>
				<Icon name="chevronDown" />
				{hasAddress ? t('more') : t('moreName')}
			</summary>
			<div className={styles.grid}>
				<PassportField form={form} />
				{passport.trim() !== '' && (
					<div className={styles.whole}>
						<AgreementRow form={form} kind="passport" onRead={() => onRead('passport')} />
					</div>
				)}
				{hasOwnName && (
					<TextField
						{...form.field('ownName')}
						label={t('ownName')}
						optionalLabel={common('optional')}
						autoComplete="name"
						maxLength={100}
					/>
				)}
				{hasAddress && <AddressField form={form} />}
			</div>
		</details>
	);
}

export function AddressField({ form }: { form: JoinFormState }) {
	const t = useTranslations('member.join');
	const common = useTranslations('member.form');
	const isOptional = form.values.type === 'general';
	return (
		<TextField
			{...form.field('address')}
			label={t('address')}
			{...(isOptional && { optionalLabel: common('optional') })}
			autoComplete="street-address"
			maxLength={200}
		/>
	);
}
