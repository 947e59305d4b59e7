import type { FormEvent, ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './partner.module.css';
import type { Faults } from './use-saving.ts';

type Props = {
	isBusy: boolean;
	failure: string | undefined;
	faults: Faults;
	sent: readonly string[];
	attempt: number;
	/** The id of the field a fault is about. */
	idOf: (field: string) => string;
	/** The field's name: above the form “please fill this in” alone would say nothing. */
	labelOf: (field: string) => string;
	/** Where a field's sentence is not the fault's own. */
	textOf?: (field: string) => string | undefined;
	saveLabel: string;
	cancelLabel?: string;
	onSend: (event: FormEvent) => void;
	onCancel?: () => void;
	children: ReactNode;
};

/** What every form of the panel has around its fields: what is wrong above, why it failed and the buttons below. */
export function FormFrame(props: Props) {
	const { isBusy, failure, faults, sent, attempt, idOf, labelOf, textOf, saveLabel, cancelLabel, onSend, onCancel } =
		props;
	const t = useTranslations('partner.form');
	const words = useTranslations('error.fault');
	const errors = sent.flatMap((field) => {
		const code = faults[field];
		return code ? [{ id: idOf(field), text: textOf?.(field) ?? `${labelOf(field)}: ${words(code)}` }] : [];
	});
	return (
		<form className={styles.form} noValidate onSubmit={(event) => (isBusy ? event.preventDefault() : onSend(event))}>
			<ErrorSummary title={t('count', { count: errors.length })} errors={errors} attempt={attempt} level={3} />
			{props.children}
			{failure && (
				<Note tone="bad" isAlert>
					{failure}
				</Note>
			)}
			<div className={styles.actions}>
				<Button type="submit" variant="primary" isBusy={isBusy}>
					{saveLabel}
				</Button>
				{onCancel && (
					<Button variant="quiet" disabled={isBusy} onClick={onCancel}>
						{cancelLabel}
					</Button>
				)}
			</div>
		</form>
	);
}
