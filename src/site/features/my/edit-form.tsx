import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './edit-form.module.css';

type Props = {
	saveLabel: string;
	isBusy: boolean;
	/** Why nothing was saved; faults of fields stand at their fields and in the summary. */
	failure: string | undefined;
	errors: readonly { id: string; text: string }[];
	/** How often it was sent. */
	attempt: number;
	onSave: () => void;
	onCancel: () => void;
	children: ReactNode;
};

/** A card's form: the focus goes into its first field, Escape leaves everything as it was. */
export function EditForm({ saveLabel, isBusy, failure, errors, attempt, onSave, onCancel, children }: Props) {
	const t = useTranslations('my');
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		form.current?.querySelector<HTMLElement>('input:not([type="hidden"], :disabled)')?.focus();
	}, []);
	const send = (event: FormEvent) => {
		event.preventDefault();
		if (!isBusy) onSave();
	};
	return (
		<form ref={form} className={styles.form} noValidate onSubmit={send}>
			<ErrorSummary title={t('formCount', { count: errors.length })} errors={errors} attempt={attempt} level={3} />
			{children}
			{failure && (
				<Note tone="bad" isAlert>
					{failure}
				</Note>
			)}
			<div className={styles.actions}>
				<Button type="submit" variant="primary" isBusy={isBusy}>
					{saveLabel}
				</Button>
				<Button variant="quiet" disabled={isBusy} onClick={onCancel}>
					{t('cancel')}
				</Button>
			</div>
		</form>
	);
}
