import type { FormEvent } from 'react';
import type { ApiFailure } from '#contract/client.ts';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Sheet } from '#ui/sheet.tsx';
import styles from './report-sheet.module.css';

type Props<Reason extends string> = {
	words: { title: string; text: string; reason: string; send: string; cancel: string; close: string };
	/** The first is chosen. */
	reasons: readonly [Reason, ...Reason[]];
	reasonOf: (reason: Reason) => string;
	/** Why it could not be sent, in words. */
	textOf: (error: unknown) => string;
	/** What to do about a refusal; the sentence to tell instead, if there is a better one. */
	onRefusal?: ((error: ApiFailure) => Promise<string | undefined>) | undefined;
	report: (body: { reason: Reason }) => Promise<void>;
	isOpen?: boolean;
	onClose: () => void;
};

/** What is wrong with something, for an operator to judge. */
export function ReportSheet<Reason extends string>(props: Props<Reason>) {
	const { words, reasons, reasonOf, textOf, onRefusal, report, isOpen = true, onClose } = props;
	const blank: { reason: Reason } = { reason: reasons[0] };
	const form = useForm({ blank, faultsOf: () => ({}), textOf, ...(onRefusal && { onRefusal }) });
	const { reason } = form.values;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send: report });
	};
	const close = () => {
		form.forgetFailure();
		onClose();
	};
	return (
		<Sheet isOpen={isOpen} title={words.title} closeLabel={words.close} onClose={close}>
			<form className={styles.reporting} noValidate onSubmit={submit}>
				<p>{words.text}</p>
				<FieldGroup label={words.reason} isRadioGroup>
					{reasons.map((one) => (
						<label key={one} className={styles.reason}>
							<input
								type="radio"
								name="reason"
								value={one}
								checked={one === reason}
								onChange={() => form.change({ reason: one })}
							/>
							<span>{reasonOf(one)}</span>
						</label>
					))}
				</FieldGroup>
				<FailureNote>{form.anyFailure}</FailureNote>
				<div className={styles.foot}>
					<Button type="submit" variant="primary" isBusy={form.isBusy}>
						{words.send}
					</Button>
					<Button variant="quiet" onClick={close}>
						{words.cancel}
					</Button>
				</div>
			</form>
		</Sheet>
	);
}
