import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { type Faults, onlyWrong } from '#ui/form/faults.ts';
import { focusFirst, useForm } from '#ui/form/use-form.ts';
import { useFailureText } from '#ui/form/use-saving.ts';
import { Note } from '#ui/note.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useSignInAgain } from '#views/member/use-sign-in-again.tsx';
import styles from './security.module.css';

const blank = { email: '', reason: '' };
type Values = typeof blank;
type Field = keyof Values;

const faultsOf = ({ email, reason }: Values): Faults<Field> =>
	onlyWrong<Field>({
		email: email.trim() === '' ? 'required' : undefined,
		reason: reason.trim() === '' ? 'required' : undefined,
	});

/** For a member who has lost device, app and codes. Recorded with how it was made sure who it is. */
export function FactorHelp() {
	const t = useTranslations('factor');
	const callApi = useApi();
	const [helped, setHelped] = useState<string>();
	const { signedIn, dialog } = useSignInAgain();
	const form = useForm<Values, Field>({
		blank,
		faultsOf,
		textOf: useFailureText(t('unreachable')),
		isQuietWhileMended: true,
		asksBeforeLeaving: true,
		bringUp: focusFirst,
	});
	const send = async ({ email, reason }: Values) => {
		setHelped(undefined);
		const body = { email: email.trim(), reason: reason.trim() };
		const done = await signedIn(() => callApi('POST /api/factor-removals', { body }));
		if (!done) return;
		form.restart(blank);
		setHelped(done.name);
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	return (
		<Card title={t('help.title')}>
			<p className={styles.text}>{t('help.text')}</p>
			<form className={styles.form} noValidate onSubmit={submit}>
				<TextField
					{...form.field('email')}
					type="email"
					label={t('help.email')}
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					maxLength={254}
				/>
				<TextArea {...form.field('reason')} label={t('help.reason')} maxLength={500} rows={3} />
				<FailureNote>{form.failure}</FailureNote>
				<div>
					<Button type="submit" variant="danger" isBusy={form.isBusy}>
						{t('help.submit')}
					</Button>
				</div>
				<div role="status">{helped !== undefined && <Note>{t('help.done', { name: helped })}</Note>}</div>
			</form>
			{dialog}
		</Card>
	);
}
