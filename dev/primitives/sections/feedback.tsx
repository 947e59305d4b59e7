import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { StarRow } from '#ui/star-row.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Toast } from '#ui/toast.tsx';
import styles from '../primitives.module.css';
import { Specimen } from '../specimen.tsx';

const tones = ['ok', 'info', 'warn', 'bad'] as const;

export function Feedback() {
	return (
		<>
			<Specimen name="error summary: takes the focus, leads into the fields">
				<Refused />
			</Specimen>
			<Specimen name="toasts: ok, info, warn, bad, one that stays">
				<Toasts />
			</Specimen>
			<Specimen name="stars to look at: none, four, five">
				<div className={styles.row}>
					{[0, 4, 5].map((value) => (
						<StarRow key={value} value={value} label={`${value} out of 5`} />
					))}
				</div>
			</Specimen>
			<Specimen name="confirm dialog, destructive">
				<Asks label="Cancel reservation" title="Cancel this reservation?" isDestructive>
					You get ₩484,500 back to your card within 5 working days. The guide is told at once.
				</Asks>
			</Specimen>
			<Specimen name="confirm dialog, busy, then refused">
				<Asks label="Publish rating" title="Publish this rating?" isSlow>
					It can be changed for 48 hours.
				</Asks>
			</Specimen>
		</>
	);
}

function Refused() {
	const [attempt, setAttempt] = useState(0);
	const errors = [
		{ id: 'sample-first', text: 'Write your first name as in your passport' },
		{ id: 'sample-phone', text: 'Write your number with the country’s code' },
	];
	return (
		<div className={styles.stack}>
			{attempt > 0 && <ErrorSummary title="Please correct 2 fields" errors={errors} attempt={attempt} level={3} />}
			<TextField id="sample-first" label="First name" error={attempt > 0 ? errors[0]?.text : undefined} />
			<TextField id="sample-phone" label="Contact number" error={attempt > 0 ? errors[1]?.text : undefined} />
			<Button onClick={() => setAttempt(attempt + 1)}>Send</Button>
		</div>
	);
}

function Toasts() {
	const [shown, setShown] = useState<(typeof tones)[number] | 'stays'>();
	const close = () => setShown(undefined);
	return (
		<div className={styles.row}>
			{([...tones, 'stays'] as const).map((tone) => (
				<Button key={tone} size="sm" onClick={() => setShown(tone)}>
					{tone}
				</Button>
			))}
			<Toast
				message={shown && `Saved to My page (${shown})`}
				tone={shown === 'stays' ? 'ok' : (shown ?? 'ok')}
				closeLabel="Close the message"
				durationMs={shown === 'stays' ? Number.POSITIVE_INFINITY : 5_000}
				action={
					<button type="button" onClick={close}>
						Undo
					</button>
				}
				onClose={close}
			/>
		</div>
	);
}

type AsksProps = { label: string; title: string; isDestructive?: boolean; isSlow?: boolean; children: ReactNode };

function Asks({ label, title, isDestructive = false, isSlow = false, children }: AsksProps) {
	const [state, setState] = useState<'closed' | 'open' | 'busy' | 'refused'>('closed');
	const confirm = () => {
		setState(isSlow ? 'busy' : 'closed');
		if (isSlow) setTimeout(() => setState('refused'), 2_000);
	};
	return (
		<>
			<Button variant={isDestructive ? 'danger' : 'outline'} onClick={() => setState('open')}>
				{label}
			</Button>
			<ConfirmDialog
				isOpen={state !== 'closed'}
				title={title}
				confirmLabel={state === 'busy' ? 'Sending' : label}
				cancelLabel="Keep it"
				isDestructive={isDestructive}
				isBusy={state === 'busy'}
				error={state === 'refused' ? 'The connection dropped. Please try again.' : undefined}
				onConfirm={confirm}
				onClose={() => setState('closed')}
			>
				{children}
			</ConfirmDialog>
		</>
	);
}
