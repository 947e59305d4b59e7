import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FaultCode } from '#contract/faults.ts';
import { Button } from '#ui/button.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { EditForm } from './edit-form.tsx';
import { faultOf, loadFields } from './field-checks.ts';
import { consentsQuery } from './my-queries.ts';
import { useReadText } from './read-text.tsx';
import { useSay } from './say.tsx';
import { Unseen } from './unseen.tsx';
import { useFieldFaults } from './use-field-faults.ts';
import { useLoaded } from './use-loaded.ts';
import { useSetMe } from './use-me.ts';
import { useSaving } from './use-saving.ts';

const ids = { passport: 'my-passport-number', consent: 'my-passport-consent' } as const;

/** The number and the consent to keep it, which is never ticked beforehand. */
export function PassportForm({ onDone }: { onDone: () => void }) {
	const t = useTranslations('my.passport');
	const my = useTranslations('my');
	const consents = useTranslations('my.consents');
	const callApi = useApi();
	const client = useQueryClient();
	const setMe = useSetMe();
	const say = useSay();
	const { isBusy, failure, faults, save } = useSaving();
	const fields = useLoaded(loadFields);
	const { data } = useSuspenseQuery(consentsQuery(callApi));
	const version = data.items.find(({ kind }) => kind === 'passport')?.currentVersion ?? null;
	const [passport, setPassport] = useState('');
	const [isAgreed, setIsAgreed] = useState(false);
	const checks = useFieldFaults(
		{
			passport: (): FaultCode | undefined => {
				if (passport.trim() === '') return 'required';
				return fields && faultOf(fields.passport, passport);
			},
			consent: (): FaultCode | undefined => (isAgreed ? undefined : 'must-agree'),
		},
		faults,
	);
	const labels = { passport: t('title'), consent: consents('kind.passport') };
	const send = async () => {
		if (!checks.isSound()) return;
		const body = { passport: passport.trim().toUpperCase(), consent: version };
		const me = await save(() => callApi('PUT /api/members/me/passport', { body }));
		// A text that has changed meanwhile is to be read anew.
		await client.invalidateQueries({ queryKey: consentsQuery(callApi).queryKey });
		if (!me) return;
		setMe(me);
		onDone();
		say(t('saved'));
	};
	return (
		<EditForm
			saveLabel={my('save')}
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
				id={ids.passport}
				label={labels.passport}
				hint={t('hint')}
				error={checks.errorOf('passport')}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={20}
				value={passport}
				onChange={(event) => {
					setPassport(event.target.value);
					checks.mend('passport');
				}}
				onBlur={() => passport !== '' && checks.leave('passport')}
			/>
			<CheckRow
				id={ids.consent}
				name="consent"
				label={t('consent')}
				action={<ReadButton />}
				error={checks.errorOf('consent')}
				isChecked={isAgreed}
				onChange={(isChecked) => {
					setIsAgreed(isChecked);
					checks.mend('consent');
				}}
			/>
		</EditForm>
	);
}

function ReadButton() {
	const t = useTranslations('my.consents');
	const readText = useReadText();
	return (
		<Button variant="link" onClick={() => readText('passport')}>
			{t('read')}
			<Unseen>{t('kind.passport')}</Unseen>
		</Button>
	);
}
