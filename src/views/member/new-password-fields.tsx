import { passwordLimits } from '#domain/member/password.ts';
import type { FieldProps } from '#ui/form/use-form.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { StrengthMeter } from '#ui/strength-meter.tsx';
import { useTranslations } from '#ui/translations.tsx';
import type { PasswordRules } from './load-password-rules.ts';

type Field = 'password' | 'passwordAgain';
type Strength = ReturnType<PasswordRules['passwordStrength']>;
type Props = {
	label: string;
	form: { values: Record<Field, string>; field: (field: Field) => FieldProps };
	/** How strong it is, once the rules are here. */
	strength: Strength | undefined;
};

const levels = ['weak', 'weak', 'fair', 'good', 'strong'] as const;

/** A new password, twice, and how strong it is while it is typed. */
export function NewPasswordFields({ label, form, strength }: Props) {
	const t = useTranslations('member.password');
	const common = useTranslations('member.form');
	const { password } = form.values;
	const level = password === '' ? undefined : strength;
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
				strength={
					level !== undefined && <StrengthMeter level={Math.max(level, 1) as 1 | 2 | 3 | 4} text={t(levels[level])} />
				}
			/>
			<PasswordField {...field('passwordAgain')} label={t('again')} />
		</>
	);
}
