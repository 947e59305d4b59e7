import type { FormEvent, ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import type { TypedText } from '#ui/use-dialog-closing.ts';
import styles from './row-form.module.css';
import { useOpenedForm } from './use-opened-form.ts';

type Props<Values> = {
	form: {
		submit: (sending: { send: (values: Values) => Promise<unknown> }) => unknown;
		failure: string | undefined;
		isBusy: boolean;
		unsaved: TypedText;
	};
	send: (values: Values) => Promise<unknown>;
	/** Where several of its kind may be open: of which row it is. */
	label?: string;
	submitLabel: string;
	leaveLabel: string;
	onClose: () => void;
	children: ReactNode;
};

/** A few fields that open in a row of a list: filled in and sent, or left as it was. */
export function RowForm<Values>({ form, send, label, submitLabel, leaveLabel, onClose, children }: Props<Values>) {
	const opened = useOpenedForm({ isBusy: form.isBusy, askFirst: form.unsaved.ask, onClose });
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	return (
		<form {...opened} className={styles.form} noValidate onSubmit={submit} aria-label={label}>
			{children}
			<FailureNote>{form.failure}</FailureNote>
			<div className={styles.buttons}>
				<Button type="submit" size="sm" variant="primary" isBusy={form.isBusy}>
					{submitLabel}
				</Button>
				<Button size="sm" onClick={onClose} disabled={form.isBusy}>
					{leaveLabel}
				</Button>
			</div>
		</form>
	);
}
