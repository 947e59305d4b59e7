import type { FormEvent, ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { FormSummary } from '#ui/form/form-summary.tsx';
import type { AnyForm } from '#ui/form/use-form.ts';
import { useTranslations } from '#ui/translations.tsx';
import styles from './partner.module.css';

type Props<Field extends string> = {
	form: AnyForm<Field> & { isBusy: boolean; failure: string | undefined };
	labelOf: (field: Field) => string;
	/** Where a field's sentence is not the fault's own. */
	textOf?: (field: Field) => string | undefined;
	saveLabel: string;
	cancelLabel?: string;
	onSave: () => void;
	onCancel?: () => void;
	children: ReactNode;
};

/** What every form of the panel has around its fields: what is wrong above, why it failed and the buttons below. */
export function FormFrame<Field extends string>(props: Props<Field>) {
	const { form, labelOf, textOf, saveLabel, cancelLabel, onSave, onCancel } = props;
	const t = useTranslations('partner.form');
	const send = (event: FormEvent) => {
		event.preventDefault();
		onSave();
	};
	return (
		<form className={styles.form} noValidate onSubmit={send}>
			<FormSummary form={form} title={(count) => t('count', { count })} {...{ labelOf, textOf }} level={3} />
			{props.children}
			<FailureNote>{form.failure}</FailureNote>
			<div className={styles.actions}>
				<Button type="submit" variant="primary" isBusy={form.isBusy}>
					{saveLabel}
				</Button>
				{onCancel && (
					<Button variant="quiet" disabled={form.isBusy} onClick={onCancel}>
						{cancelLabel}
					</Button>
				)}
			</div>
		</form>
	);
}
