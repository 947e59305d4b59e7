import { type FormEvent, useId } from 'react';
import { Button } from '#ui/button.tsx';
import type { Faults } from '#ui/form/faults.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useSaving } from '#ui/form/use-saving.ts';
import { Note } from '#ui/note.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useConsoleFailure } from '../use-console-failure.ts';
import styles from './queues.module.css';

type Values = { reason: string };
const blank: Values = { reason: '' };
const faultsOf = ({ reason }: Values): Faults<'reason'> => (reason.trim() === '' ? { reason: 'required' } : {});

type Props = {
	words: { why: string; whyHint: string; before: string; hide: string; show: string; keep: string };
	/** Why it is hidden now, which reasons of former versions are not known of; undefined where it is not. */
	hidden: { reason: string | null } | undefined;
	/** Somebody waits for the word that it may stay. */
	isReported: boolean;
	/** With the reason it is hidden; with null it is left, or shown again. */
	decide: (reason: string | null) => Promise<void>;
};

/** Hide with the reason its writer reads, or show again; reports are answered with either. */
export function HideDecision({ words, hidden, isReported, decide }: Props) {
	const fieldId = useId();
	const textOf = useConsoleFailure();
	const form = useForm<Values, 'reason'>({ blank, faultsOf, textOf, idOf: () => fieldId });
	const showing = useSaving({ textOf });
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send: ({ reason }) => decide(reason.trim()) });
	};
	const failure = form.failure ?? showing.failure;
	return (
		<form className={styles.verdict} noValidate onSubmit={submit}>
			{hidden?.reason && (
				<Note tone="warn">
					<b>{words.before}</b>
					<p className={styles.asTyped}>{hidden.reason}</p>
				</Note>
			)}
			{!hidden && (
				<TextArea {...form.field('reason')} label={words.why} hint={words.whyHint} rows={2} maxLength={1_000} />
			)}
			{failure && (
				<Note tone="bad" isAlert>
					{failure}
				</Note>
			)}
			<div className={styles.badges}>
				{!hidden && (
					<Button type="submit" variant="danger" isBusy={form.isBusy}>
						{words.hide}
					</Button>
				)}
				{(hidden || isReported) && (
					<Button onClick={() => void showing.save(() => decide(null))} isBusy={showing.isBusy}>
						{hidden ? words.show : words.keep}
					</Button>
				)}
			</div>
		</form>
	);
}
