import { useEffect, useState } from 'react';
import { loadCommonPasswords } from '#contract/common-passwords.ts';
import { passwordLimits } from '#domain/member/password.ts';
import { passwordStrength } from '#domain/member/password-rules.ts';
import { useFilledOnce } from '#site/shell/use-filled-once.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { StrengthMeter } from '#ui/strength-meter.tsx';
import { useTranslations } from '#ui/translations.tsx';

type Field = 'password' | 'passwordAgain';
type Props = {
	label: string;
	values: Record<Field, string>;
	/** What a stranger could know of the member. */
	personal: string[];
	errorOf: (field: Field) => string | undefined;
	onChange: (next: Partial<Record<Field, string>>) => void;
	onLeave: (field: Field) => void;
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
export function NewPasswordFields({ label, values, personal, errorOf, onChange, onLeave }: Props) {
	const t = useTranslations('member.password');
	const form = useTranslations('member.form');
	const { password } = values;
	const isTyped = password !== '';
	const isCommon = useIsCommon(isTyped);
	const level = passwordStrength(password, personal, isCommon);
	const filled = useFilledOnce<Field>();
	const words = { showLabel: form('showPassword'), hideLabel: form('hidePassword'), capsLockText: form('capsLock') };
	const field = (name: Field) => ({
		...words,
		id: name,
		name,
		value: values[name],
		error: errorOf(name),
		autoComplete: 'new-password',
		maxLength: passwordLimits.max + 1,
		onChange: (event: { target: { value: string } }) => {
			filled.note(name, event.target.value, values[name]);
			onChange({ [name]: event.target.value });
		},
		onBlur: () => filled.has(name) && onLeave(name),
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
