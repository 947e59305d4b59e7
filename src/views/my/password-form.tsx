import { useQueryClient } from '@tanstack/react-query';
import { passwordLimits } from '#domain/member/password.ts';
import { CheckRow } from '#ui/check-row.tsx';
import { type Faults, onlyWrong } from '#ui/form/faults.ts';
import { useForm } from '#ui/form/use-form.ts';
import { StrengthMeter } from '#ui/strength-meter.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { loadPasswordRules, type PasswordRules } from '#views/member/load-password-rules.ts';
import { EditForm } from './edit-form.tsx';
import { sessionsQuery } from './my-queries.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import { useSay } from './say.tsx';
import { useMe } from './use-me.ts';
import { useMyFailure } from './use-my-failure.ts';

const ids = { current: 'my-current-password', password: 'my-new-password', again: 'my-password-again' } as const;
type Field = keyof typeof ids;
const blank = { current: '', password: '', again: '', endsLinks: false };

function faultsOf({ current, password, again }: typeof blank, rules: PasswordRules, personal: string[]): Faults<Field> {
	const isDifferent = again !== password;
	return onlyWrong<Field>({
		current: current === '' ? 'required' : undefined,
		password: password === '' ? 'required' : rules.passwordFault(password, personal, rules.isCommon),
		again: again === '' ? 'required' : isDifferent ? 'password-different' : undefined,
	});
}

export function PasswordForm({ onDone }: { onDone: () => void }) {
	const t = useTranslations('my.password');
	const my = useTranslations('my');
	const me = useMe();
	const callApi = useApi();
	const client = useQueryClient();
	const say = useSay();
	const form = useForm<typeof blank, Field, PasswordRules>({
		blank,
		load: loadPasswordRules,
		faultsOf: (values, rules) => faultsOf(values, rules, rules.personalWords(me)),
		textOf: useMyFailure(),
		idOf: (field) => ids[field],
		isQuietWhileMended: true,
	});
	const { checks: rules } = form;
	const { password, endsLinks } = form.values;
	const labels = { current: my('currentPassword'), password: t('next'), again: t('again') };
	const fieldOf = (field: Field) => ({
		...form.field(field),
		label: labels[field],
		autoComplete: field === 'current' ? 'current-password' : 'new-password',
	});
	const send = async ({ again: _, ...body }: typeof blank) => {
		await callApi('PUT /api/members/me/password', { body });
		onDone();
		say(t('saved'));
		void client.invalidateQueries({ queryKey: sessionsQuery(callApi).queryKey });
	};
	const level = rules?.passwordStrength(password, rules.personalWords(me), rules.isCommon) ?? 0;
	return (
		<EditForm
			form={form}
			labelOf={(field) => labels[field]}
			saveLabel={t('change')}
			onSave={() => form.submit({ send })}
			onCancel={onDone}
		>
			{/* For the browser's own store of passwords. */}
			<input hidden readOnly type="text" autoComplete="username" value={me.email} />
			<OwnPasswordField {...fieldOf('current')} />
			<OwnPasswordField
				{...fieldOf('password')}
				hint={t('rules', passwordLimits)}
				strength={
					password !== '' && rules && <StrengthMeter level={level} text={t('strength', { level: String(level) })} />
				}
			/>
			<OwnPasswordField {...fieldOf('again')} />
			<CheckRow
				name="endsLinks"
				label={t('endLinks')}
				description={t('endLinksText')}
				isChecked={endsLinks}
				onChange={(isOn) => form.change({ endsLinks: isOn })}
			/>
		</EditForm>
	);
}
