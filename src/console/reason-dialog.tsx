import { type ReactNode, useId, useRef } from 'react';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { TextArea } from '#ui/text-area.tsx';
import { useConsoleFailure } from './use-console-failure.ts';

type Props = {
	isOpen: boolean;
	/** Of the question, the two answers and the field. */
	words: { title: string; confirm: string; cancel: string; reason: string; hint?: string };
	/** What follows. */
	children?: ReactNode;
	maxLength: number;
	isDestructive?: boolean;
	/** With the reason, trimmed; what fails is said in the dialog, which stays, as it does where nothing was done: `false`. */
	send: (reason: string) => Promise<unknown>;
	onClose: () => void;
};

const blank = { reason: '' };

/** Asks once more, and why: whom it concerns reads the reason. */
export function ReasonDialog({ isOpen, words, children, maxLength, isDestructive, send, onClose }: Props) {
	const id = useId();
	const field = useRef<HTMLTextAreaElement>(null);
	const form = useForm<typeof blank, 'reason'>({
		blank,
		faultsOf: ({ reason }) => (reason.trim() === '' ? { reason: 'required' } : {}),
		textOf: useConsoleFailure(),
		idOf: () => id,
		fieldOf: (at) => (at === 'reason' ? at : undefined),
		bringUp: () => {
			field.current?.focus();
			return [];
		},
		asksBeforeLeaving: true,
	});
	const close = () => {
		form.forgetFailure();
		form.restart(blank);
		onClose();
	};
	const sendIt = async ({ reason }: typeof blank) => {
		if ((await send(reason.trim())) !== false) close();
	};
	return (
		<ConfirmDialog
			isOpen={isOpen}
			title={words.title}
			confirmLabel={words.confirm}
			cancelLabel={words.cancel}
			isDestructive={isDestructive}
			isBusy={form.isBusy}
			error={form.anyFailure}
			firstField={field}
			typed={form.unsaved}
			onConfirm={() => void form.submit({ send: sendIt })}
			onClose={close}
		>
			{children}
			<TextArea
				{...form.field('reason')}
				ref={field}
				// Looked at and left: what is missing is said when it is confirmed.
				onBlur={() => undefined}
				label={words.reason}
				hint={words.hint}
				rows={3}
				maxLength={maxLength}
			/>
		</ConfirmDialog>
	);
}
