import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FaultCode } from '#contract/faults.ts';
import { passwordLimits } from '#domain/member/password.ts';
import { CheckRow } from '#ui/check-row.tsx';
import { StrengthMeter } from '#ui/strength-meter.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { EditForm } from './edit-form.tsx';
import { sessionsQuery } from './my-queries.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import { useSay } from './say.tsx';
import { useFieldFaults } from './use-field-faults.ts';
import { useLoaded } from './use-loaded.ts';
import { useMe } from './use-me.ts';
import { useSaving } from './use-saving.ts';

/** The rules and the list of common ones: large, so only for those who change theirs. */
async function loadRules() {
	const [rules, { loadCommonPasswords }] = await Promise.all([
		import('#domain/member/password-rules.ts'),
		import('#contract/common-passwords.ts'),
	]);
	return { ...rules, isCommon: await loadCommonPasswords() };
}

const ids = { current: 'my-current-password', password: 'my-new-password', again: 'my-password-again' } as const;
const empty = { current: '', password: '', again: '' };

export function PasswordForm({ onDone }: { onDone: () => void }) {
	const t = useTranslations('my.password');
	const my = useTranslations('my');
	const me = useMe();
	const callApi = useApi();
	const client = useQueryClient();
	const say = useSay();
	const { isBusy, failure, faults, save } = useSaving();
	const rules = useLoaded(loadRules);
	const personal = rules?.personalWords(me) ?? [];
	const [values, setValues] = useState(empty);
	const { current, password, again } = values;
	const [endsLinks, setEndsLinks] = useState(false);
	const checks = useFieldFaults(
		{
			current: (): FaultCode | undefined => (current === '' ? 'required' : undefined),
			password: (): FaultCode | undefined => {
				if (password === '') return 'required';
				return rules?.passwordFault(password, personal, rules.isCommon);
			},
			again: (): FaultCode | undefined => {
				if (again === '') return 'required';
				return again === password ? undefined : 'password-different';
			},
		},
		faults,
	);
	const labels = { current: my('currentPassword'), password: t('next'), again: t('again') };
	const fieldOf = (field: keyof typeof ids) => ({
		id: ids[field],
		label: labels[field],
		error: checks.errorOf(field),
		autoComplete: field === 'current' ? 'current-password' : 'new-password',
		value: values[field],
		onChange: (event: { target: { value: string } }) => {
			setValues({ ...values, [field]: event.target.value });
			checks.mend(field);
		},
		onBlur: () => values[field] !== '' && checks.leave(field),
	});
	const send = async () => {
		if (!checks.isSound()) return;
		const saved = await save(() => callApi('PUT /api/members/me/password', { body: { current, password, endsLinks } }));
		if (!saved) return;
		onDone();
		say(t('saved'));
		await client.invalidateQueries({ queryKey: sessionsQuery(callApi).queryKey });
	};
	const level = rules?.passwordStrength(password, personal, rules.isCommon) ?? 0;
	return (
		<EditForm
			saveLabel={t('change')}
			isBusy={isBusy}
			failure={failure}
			errors={checks.errors(
				(field) => ids[field],
				(field) => labels[field],
			)}
			attempt={checks.attempt}
			onSave={send}
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
				onChange={setEndsLinks}
			/>
		</EditForm>
	);
}
