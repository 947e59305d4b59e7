import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { focusFirst, useForm } from '#ui/form/use-form.ts';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useReservationFailure } from '../reservation/use-reservation-failure.ts';
import { CheckResult } from './check-result.tsx';
import { ScanCamera } from './scan-camera.tsx';
import { useIsOffline } from './use-is-offline.ts';
import { useVoucherCheck } from './use-voucher-check.ts';
import styles from './voucher-check.module.css';

type Props = {
	/** What a camera read: the address of a QR code leads here. */
	scanned: string | null;
	/** Loads the page anew where a reader of ours may run; only where there is one. */
	onElsewhere?: () => void;
};

/** For those whom vouchers are shown to: is it ours, for today, and still good? */
export function VoucherCheck({ scanned, onElsewhere }: Props) {
	const t = useTranslations('reservation.check');
	const { isBusy, failure, outcome, check } = useVoucherCheck();
	const id = useId();
	const form = useForm<{ text: string }, 'text'>({
		blank: { text: scanned ?? '' },
		faultsOf: ({ text }) => (text.trim() === '' ? { text: 'required' } : {}),
		...{ textOf: useReservationFailure(), idOf: () => id, isQuietWhileMended: true, bringUp: () => focusFirst([id]) },
	});
	const isOffline = useIsOffline();
	const hasBegun = useRef(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for what the address brought
	useEffect(() => {
		if (scanned === null || hasBegun.current) return;
		hasBegun.current = true;
		void check(scanned);
	}, []);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send: ({ text }) => check(text) });
	};
	const take = (found: string) => {
		form.change({ text: found });
		void check(found);
	};
	return (
		<div className={styles.check}>
			<Card title={t('title')}>
				{isOffline && <Note tone="warn">{t('nowOffline')}</Note>}
				<form className={styles.form} onSubmit={submit}>
					<TextField
						{...form.field('text')}
						label={t('label')}
						hint={t('hint')}
						maxLength={500}
						autoComplete="off"
						spellCheck={false}
					/>
					<Button type="submit" variant="brand" isBusy={isBusy}>
						{t('do')}
					</Button>
				</form>
				<ScanCamera onRead={take} onElsewhere={onElsewhere} />
				<div role="status">{outcome && <CheckResult outcome={outcome} onChoose={take} />}</div>
				<FailureNote>{failure}</FailureNote>
			</Card>
		</div>
	);
}
