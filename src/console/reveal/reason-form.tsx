import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { focusFirst, useForm } from '#ui/form/use-form.ts';
import { Select } from '#ui/select.tsx';
import { useSignInAgain } from '#views/member/use-sign-in-again.tsx';
import { useConsoleFailure } from '../use-console-failure.ts';
import styles from './reveal.module.css';

type Values<Reason extends string> = { reason: Reason | '' };

type Props<Reason extends string, Value> = {
	/** What its fields are numbered by: several may be open on a page. */
	name: string;
	words: { reason: string; hint: string; choose: string; reveal: string };
	options: readonly { value: Reason; label: string }[];
	/** Answers what was hidden; it may want a recent sign-in first. */
	reveal: (reason: Reason) => Promise<Value>;
	onShown: (value: Value) => void;
	/** Somebody thought better of it. */
	onClose: () => void;
};

/**
 * Why somebody wants to see what is hidden: chosen and written down, then it is shown. The focus comes to the reason, and goes back
 * to the button that opened it.
 */
export function ReasonForm<Reason extends string, Value>({
	name,
	words,
	options,
	reveal,
	onShown,
	onClose,
}: Props<Reason, Value>) {
	const { signedIn, dialog } = useSignInAgain();
	const idOf = (field: string) => `${name}-${field}`;
	const form = useForm<Values<Reason>>({
		blank: { reason: '' },
		faultsOf: ({ reason }) => (reason === '' ? { reason: 'not-chosen' as const } : {}),
		textOf: useConsoleFailure(),
		bringUp: (fields) => focusFirst(fields.map(idOf)),
		idOf,
	});
	const opener = useRef<Element>(null);
	const reasonId = idOf('reason');
	useEffect(() => {
		opener.current ??= document.activeElement;
		document.getElementById(reasonId)?.focus();
	}, [reasonId]);
	const goBack = () => opener.current instanceof HTMLElement && opener.current.focus();
	const send = async ({ reason }: Values<Reason>) => {
		if (reason === '') return;
		const shown = await signedIn(() => reveal(reason));
		if (shown === undefined) return;
		onShown(shown);
		goBack();
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	const leave = (event: KeyboardEvent) => {
		if (event.key !== 'Escape') return;
		onClose();
		goBack();
	};
	return (
		<>
			<form className={styles.asking} noValidate onSubmit={submit} onKeyDown={leave}>
				<Select
					id={form.idOf('reason')}
					name="reason"
					label={words.reason}
					isLabelShown
					hint={words.hint}
					placeholder={words.choose}
					value={form.values.reason}
					error={form.errorOf('reason')}
					options={options}
					onChange={(reason) => form.change({ reason })}
				/>
				<FailureNote>{form.failure}</FailureNote>
				<div>
					<Button type="submit" size="sm" variant="primary" isBusy={form.isBusy}>
						{words.reveal}
					</Button>
				</div>
			</form>
			{dialog}
		</>
	);
}
