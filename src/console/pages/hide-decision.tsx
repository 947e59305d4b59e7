import { type FormEvent, useId } from 'react';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import type { Faults } from '#ui/form/faults.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useSaving } from '#ui/form/use-saving.ts';
import { Note } from '#ui/note.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useConsoleFailure } from '../use-console-failure.ts';
import styles from './queues.module.css';
import { useStale } from './use-stale.ts';

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
	/** It stands otherwise than it was shown: fetched anew, with what was typed kept. */
	onStale: () => Promise<unknown>;
};

/** Hide with the reason its writer reads, or show again; reports are answered with either. */
export function HideDecision({ words, hidden, isReported, decide, onStale }: Props) {
	const fieldId = useId();
	const textOf = useConsoleFailure();
	const onRefusal = useStale(onStale);
	const form = useForm<Values, 'reason'>({
		blank,
		faultsOf,
		textOf,
		idOf: () => fieldId,
		onRefusal,
		asksBeforeLeaving: true,
	});
	const showing = useSaving({ textOf, onRefusal });
	const decided = async (reason: string | null) => {
		await decide(reason);
		form.restart(blank);
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		showing.forget();
		void form.submit({ send: ({ reason }) => decided(reason.trim()) });
	};
	const leave = () => {
		form.forgetFailure();
		void showing.save(() => decided(null));
	};
	// What was typed stays to be read where a colleague was quicker.
	const hasField = !hidden || form.values.reason !== '';
	const failure = form.failure ?? showing.failure;
	return (
		<form className={styles.verdict} noValidate onSubmit={submit}>
			{hidden?.reason && (
				<Note tone="warn">
					<b>{words.before}</b>
					<p className={styles.asTyped}>{hidden.reason}</p>
				</Note>
			)}
			{hasField && (
				<TextArea {...form.field('reason')} label={words.why} hint={words.whyHint} rows={2} maxLength={1_000} />
			)}
			<FailureNote>{failure}</FailureNote>
			<div className={styles.badges}>
				{!hidden && (
					<Button type="submit" variant="danger" isBusy={form.isBusy}>
						{words.hide}
					</Button>
				)}
				{(hidden || isReported) && (
					<Button onClick={leave} isBusy={showing.isBusy}>
						{hidden ? words.show : words.keep}
					</Button>
				)}
			</div>
		</form>
	);
}
