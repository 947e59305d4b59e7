import { useEffect, useState } from 'react';
import { loadCommonPasswords } from '#contract/common-passwords.ts';
import { passwordLimits } from '#domain/member/password.ts';
import { passwordStrength } from '#domain/member/password-rules.ts';
import type { FieldProps } from '#ui/form/use-form.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { StrengthMeter } from '#ui/strength-meter.tsx';
import { useTranslations } from '#ui/translations.tsx';

type Field = 'password' | 'passwordAgain';
type Props = {
	label: string;
	form: { values: Record<Field, string>; field: (field: Field) => FieldProps };
	/** What a stranger could know of the member. */
	personal: string[];
};

const none = () => false;

/** The list is fetched when the first letter is typed; until then the other rules count. */
function useIsCommon(isAsked: boolean): (word: string) => boolean {
	const [isCommon, setIsCommon] = useState<(word: string) => boolean>(() => none);
	useEffect(() => {
		if (isAsked)
			loadCommonPasswords().then(
				(check) => setIsCommon(() => check),
				() => undefined,
			);
	}, [isAsked]);
	return isCommon;
}

const levels = ['weak', 'weak', 'fair', 'good', 'strong'] as const;

/** A new password, twice, and how strong it is while it is typed. */
export function NewPasswordFields({ label, form, personal }: Props) {
	const t = useTranslations('member.password');
	const common = useTranslations('member.form');
	const { password } = form.values;
	const isTyped = password !== '';
	const isCommon = useIsCommon(isTyped);
	const level = passwordStrength(password, personal, isCommon);
	const field = (name: Field) => ({
		...form.field(name),
		showLabel: common('showPassword'),
		hideLabel: common('hidePassword'),
		capsLockText: common('capsLock'),
		autoComplete: 'new-password',
		maxLength: passwordLimits.max + 1,
	});
	return (
		<>
			<PasswordField
				{...field('password')}
				label={label}
				hint={t('rules', passwordLimits)}
				strength={isTyped && <StrengthMeter level={Math.max(level, 1) as 1 | 2 | 3 | 4} text={t(levels[level])} />}
			/>
			<PasswordField {...field('passwordAgain')} label={t('again')} />
		</>
	);
}
