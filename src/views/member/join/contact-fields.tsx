import { useEffect } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { meantEmail } from '../email-typo.ts';
import styles from '../member-form.module.css';
import { joinFieldId } from './join-values.ts';
import type { JoinFormState } from './use-join-form.ts';

type Props = { form: JoinFormState };

/** Typed as at home or with its country's code; once left it stands as it can be called from abroad. */
export function PhoneField({ form }: Props) {
	const t = useTranslations('member.join');
	const { phone, country } = form.values;
	const code = form.checks?.callingCodeOf(country);
	const tidy = () => {
		const tidied = form.checks?.tidyPhone(phone, country);
		if (tidied) form.change({ phone: tidied });
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: what was left before the checks were here is tidied once they are
	useEffect(() => {
		if (document.activeElement?.id !== joinFieldId('phone')) tidy();
	}, [form.checks]);
	return (
		<TextField
			{...form.field('phone')}
			label={t('phone')}
			hint={t('phoneHint')}
			prefix={/^\s*(\+|00)/.test(phone) ? undefined : code}
			type="tel"
			inputMode="tel"
			autoComplete="tel"
			maxLength={30}
			onBlur={() => {
				tidy();
				form.leaveFilled('phone', phone);
			}}
		/>
	);
}

export function EmailField({ form }: Props) {
	const t = useTranslations('member.join');
	const { email } = form.values;
	const meant = meantEmail(email);
	return (
		<TextField
			{...form.field('email')}
			label={t('email')}
			hint={
				meant && (
					<button type="button" className={styles.meant} onClick={() => form.change({ email: meant })}>
						{t('emailMeant', { email: meant })}
					</button>
				)
			}
			type="email"
			inputMode="email"
			autoComplete="email"
			autoCapitalize="off"
			spellCheck={false}
			placeholder="name@example.com"
			maxLength={254}
		/>
	);
}
