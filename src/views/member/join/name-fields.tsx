import { useState } from 'react';
import { withoutMarks } from '#domain/member/name.ts';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import styles from '../member-form.module.css';
import type { JoinFormState } from './use-join-form.ts';

type NameField = 'firstName' | 'lastName';

/** Vietnamese write the family's name first, and their forms ask for it first. */
const orderOf = (isFamilyFirst: boolean): readonly NameField[] =>
	isFamilyFirst ? ['lastName', 'firstName'] : ['firstName', 'lastName'];

export function NameFields({ form }: { form: JoinFormState }) {
	const t = useTranslations('member.join');
	const locale = useWordsLocale();
	const [mended, setMended] = useState<Partial<Record<NameField, string>>>({});
	const leave = (field: NameField) => {
		const typed = form.values[field];
		const plain = withoutMarks(typed).replace(/\s+/g, ' ').trim();
		if (plain !== typed) form.change({ [field]: plain });
		if (plain !== typed.trim()) setMended({ ...mended, [field]: plain });
		form.leaveFilled(field, plain);
	};
	const hintOf = (field: NameField, isFirst: boolean) => {
		const plain = mended[field];
		if (plain !== undefined && plain === form.values[field])
			return (
				<span className={styles.told} role="status">
					{t('marksOff', { name: plain })}
				</span>
			);
		return isFirst ? t('nameHint') : undefined;
	};
	return orderOf(locale === 'vn' || locale === 'ko').map((field, at) => (
		<TextField
			key={field}
			{...form.field(field)}
			label={t(field)}
			hint={hintOf(field, at === 0)}
			placeholder={t(`${field}Placeholder`)}
			autoComplete={field === 'firstName' ? 'given-name' : 'family-name'}
			autoCapitalize="words"
			spellCheck={false}
			maxLength={60}
			onBlur={() => leave(field)}
		/>
	));
}
