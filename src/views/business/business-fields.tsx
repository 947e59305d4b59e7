import type { ReactNode } from 'react';
import { spokenLanguages } from '#domain/product/product.ts';
import { CheckChip } from '#ui/chip.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { useFaultText } from '#ui/form/use-fault-text.ts';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { type BusinessDraft, type BusinessFaults, type BusinessField, businessFieldId } from './business-draft.ts';
import styles from './business-fields.module.css';
import { RegistrationNumberField } from './registration-number-field.tsx';
import { ServiceItemsField } from './service-items-field.tsx';

type Props = {
	value: BusinessDraft;
	faults: BusinessFaults;
	onChange: (part: Partial<BusinessDraft>) => void;
	/** A field was left: the time to say what is wrong with it. */
	onLeave: (field: BusinessField) => void;
	/** Of the two headings. */
	level?: 2 | 3;
	/** One is kept already: the field may stay empty. */
	bankAccountMasked?: string;
	/** More fields of the first part, such as the address. */
	children?: ReactNode;
};

/** SPEC section 3, cooperative member: “entrepreneur” and “service delivery items”. */
export function BusinessFields({ level = 2, children, ...props }: Props) {
	const t = useTranslations('partner.business');
	const Heading = `h${level}` as const;
	return (
		<div className={styles.parts}>
			<section>
				<Heading className={styles.title}>{t('title')}</Heading>
				<div className={styles.grid}>
					<FactFields {...props} />
					{children}
				</div>
			</section>
			<section>
				<Heading className={styles.title}>{t('serviceItems')}</Heading>
				<ServiceFields {...props} />
			</section>
		</div>
	);
}

type PartProps = Omit<Props, 'level' | 'children'>;

function useField({ value, faults, onChange: set, onLeave }: PartProps) {
	const words = useFaultText();
	const errorOf = (field: BusinessField) => words(faults[field]);
	const text = (field: Exclude<BusinessField, 'serviceItems' | 'languages'>) => ({
		id: businessFieldId(field),
		name: field,
		value: value[field],
		error: errorOf(field),
		onChange: (event: { target: { value: string } }) => set({ [field]: event.target.value }),
		onBlur: () => onLeave(field),
	});
	return { errorOf, set, text };
}

function FactFields(props: PartProps) {
	const t = useTranslations('partner.business');
	const { errorOf, set, text } = useField(props);
	return (
		<>
			<TextField
				{...text('businessName')}
				label={t('businessName')}
				hint={t('businessNameHint')}
				maxLength={120}
				autoComplete="organization"
			/>
			<TextField {...text('businessNameKorean')} label={t('businessNameKorean')} maxLength={120} lang="ko" />
			<RegistrationNumberField
				id={businessFieldId('registrationNumber')}
				label={t('registrationNumber')}
				hint={t('registrationNumberHint')}
				error={errorOf('registrationNumber')}
				value={props.value.registrationNumber}
				onChange={(registrationNumber) => set({ registrationNumber })}
				onBlur={() => props.onLeave('registrationNumber')}
			/>
			<TextField {...text('representative')} label={t('representative')} maxLength={100} />
			<TextField
				{...text('bankAccount')}
				label={t('bankAccount')}
				optionalLabel={props.bankAccountMasked && t('bankAccountKept')}
				hint={t('bankAccountHint')}
				placeholder={props.bankAccountMasked ?? t('bankAccountPlaceholder')}
				maxLength={80}
				autoComplete="off"
				spellCheck={false}
			/>
		</>
	);
}

function ServiceFields(props: PartProps) {
	const t = useTranslations('partner.business');
	const product = useTranslations('product');
	const { errorOf, set } = useField(props);
	const { languages, serviceItems } = props.value;
	return (
		<div className={styles.services}>
			<ServiceItemsField
				id={businessFieldId('serviceItems')}
				error={errorOf('serviceItems')}
				value={serviceItems}
				onChange={(next) => set({ serviceItems: next })}
			/>
			<FieldGroup
				id={businessFieldId('languages')}
				label={t('languages')}
				hint={t('languagesHint')}
				error={errorOf('languages')}
			>
				<div className={styles.chips}>
					{spokenLanguages.map((language) => (
						<CheckChip
							key={language}
							name="languages"
							value={language}
							label={product(`language.${language}`)}
							isChecked={languages.includes(language)}
							onChange={(isOn) =>
								set({ languages: spokenLanguages.filter((one) => (one === language ? isOn : languages.includes(one))) })
							}
						/>
					))}
				</div>
			</FieldGroup>
		</div>
	);
}
