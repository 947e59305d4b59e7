import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import type { Faults } from '#ui/form/faults.ts';
import { FormSummary } from '#ui/form/form-summary.tsx';
import { useRepeatKey } from '#ui/form/new-key.ts';
import { type FormValues, useForm } from '#ui/form/use-form.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useSignInAgain } from '#views/member/use-sign-in-again.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';
import styles from './api.module.css';
import { SecretSheet } from './secret-sheet.tsx';

type Field<Values> = keyof Values & string;
type Props<Values extends FormValues> = {
	/** Whose words it has. */
	noun: 'hooks' | 'keys';
	blank: Values;
	faultsOf: (values: Values) => Faults<Field<Values>>;
	/** Asked for twice with the same key, it is made once. */
	make: (values: Values, key: string) => Promise<{ secret: string }>;
	/** The list that has one more then. */
	listed: readonly string[];
	labelOf: (field: Field<Values>) => string;
	submitLabel: string;
	children: (form: ReturnType<typeof useForm<Values, Field<Values>>>) => ReactNode;
};

/** Something with a secret is made, by who has just proved who they are; the secret is shown once, in a sheet that says so. */
export function SecretForm<Values extends FormValues>(props: Props<Values>) {
	const { noun, blank, faultsOf, make, listed, labelOf, submitLabel, children } = props;
	const t = useTranslations('console.api');
	const client = useQueryClient();
	const { signedIn, dialog } = useSignInAgain();
	const { keyOf, forget } = useRepeatKey();
	const [secret, setSecret] = useState<string>();
	const form = useForm<Values, Field<Values>>({
		blank,
		faultsOf,
		textOf: useConsoleFailure(),
		asksBeforeLeaving: true,
	});
	const send = async (values: Values) => {
		const made = await signedIn(() => make(values, keyOf(JSON.stringify(values))));
		if (!made) return;
		forget();
		setSecret(made.secret);
		form.restart(blank);
		await client.invalidateQueries({ queryKey: listed });
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	return (
		<Card title={t(`${noun}.newTitle`)}>
			<form className={styles.form} noValidate onSubmit={submit}>
				<FormSummary form={form} title={() => t('mendTitle')} labelOf={labelOf} level={3} />
				{children(form)}
				<FailureNote>{form.failure}</FailureNote>
				<Button type="submit" variant="primary" size="lg" isFull isBusy={form.isBusy}>
					{submitLabel}
				</Button>
			</form>
			{dialog}
			<SecretSheet
				title={t(`${noun}.madeTitle`)}
				text={t(`${noun}.madeText`)}
				secret={secret}
				onClose={() => setSecret(undefined)}
			/>
		</Card>
	);
}
