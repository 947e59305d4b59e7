import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { FormSummary } from '#ui/form/form-summary.tsx';
import type { AnyForm } from '#ui/form/use-form.ts';
import { useTranslations } from '#ui/translations.tsx';
import styles from './edit-form.module.css';

type Props<Field extends string> = {
	form: AnyForm<Field> & {
		isBusy: boolean;
		/** Why nothing was saved; faults of fields stand at their fields and in the summary. */
		failure: string | undefined;
	};
	labelOf: (field: Field) => string;
	saveLabel: string;
	onSave: () => void;
	onCancel: () => void;
	children: ReactNode;
};

/** A card's form: the focus goes into its first field, Escape leaves everything as it was. */
export function EditForm<Field extends string>(props: Props<Field>) {
	const { form, labelOf, saveLabel, onSave, onCancel, children } = props;
	const t = useTranslations('my');
	const element = useRef<HTMLFormElement>(null);
	useEffect(() => {
		element.current?.querySelector<HTMLElement>('input:not([type="hidden"], :disabled)')?.focus();
	}, []);
	const send = (event: FormEvent) => {
		event.preventDefault();
		onSave();
	};
	return (
		<form ref={element} className={styles.form} noValidate onSubmit={send}>
			<FormSummary form={form} title={(count) => t('formCount', { count })} labelOf={labelOf} level={3} />
			{children}
			<FailureNote>{form.failure}</FailureNote>
			<div className={styles.actions}>
				<Button type="submit" variant="primary" isBusy={form.isBusy}>
					{saveLabel}
				</Button>
				<Button variant="quiet" disabled={form.isBusy} onClick={onCancel}>
					{t('cancel')}
				</Button>
			</div>
		</form>
	);
}
