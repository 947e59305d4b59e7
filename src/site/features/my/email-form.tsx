import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { meQuery } from '#site/data/me-query.ts';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { EditForm } from './edit-form.tsx';
import { faultOf, loadFields } from './field-checks.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import { useSay } from './say.tsx';
import { useFieldFaults } from './use-field-faults.ts';
import { useLoaded } from './use-loaded.ts';
import { useSaving } from './use-saving.ts';

const ids = { email: 'my-new-email', current: 'my-email-password' } as const;

/** Another address counts when its link is opened; until then it waits. */
export function EmailForm({ onDone }: { onDone: () => void }) {
	const t = useTranslations('my.email');
	const my = useTranslations('my');
	const callApi = useApi();
	const client = useQueryClient();
	const say = useSay();
	const { isBusy, failure, faults, save } = useSaving();
	const fields = useLoaded(loadFields);
	const [email, setEmail] = useState('');
	const [current, setCurrent] = useState('');
	const checks = useFieldFaults(
		{
			email: () => fields && faultOf(fields.email, email),
			current: () => (current === '' ? 'required' : undefined),
		},
		faults,
	);
	const labels = { email: t('next'), current: my('currentPassword') };
	const send = async () => {
		if (!checks.isSound()) return;
		const address = email.trim().toLowerCase();
		const sent = await save(() => callApi('POST /api/members/me/email', { body: { email: address, current } }));
		if (!sent) return;
		onDone();
		say(t('sent', { email: address }));
		await client.invalidateQueries({ queryKey: meQuery(callApi).queryKey });
	};
	return (
		<EditForm
			saveLabel={t('send')}
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
			<TextField
				id={ids.email}
				label={labels.email}
				hint={t('nextHint')}
				error={checks.errorOf('email')}
				type="email"
				inputMode="email"
				autoComplete="email"
				autoCapitalize="off"
				spellCheck={false}
				value={email}
				onChange={(event) => {
					setEmail(event.target.value);
					checks.mend('email');
				}}
				onBlur={() => email !== '' && checks.leave('email')}
			/>
			<OwnPasswordField
				id={ids.current}
				label={labels.current}
				error={checks.errorOf('current')}
				autoComplete="current-password"
				value={current}
				onChange={(event) => {
					setCurrent(event.target.value);
					checks.mend('current');
				}}
			/>
		</EditForm>
	);
}
