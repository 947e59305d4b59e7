import { useQueryClient } from '@tanstack/react-query';
import type { ReservationDetail } from '#contract/api/reservation.ts';
import { formatWon } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { daysQueryKey } from '#views/booking/days-query.ts';
import { useWhenText } from '#views/clock/use-when-text.ts';
import { useMove } from '#views/move/use-moving.ts';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { useReservationFailure } from '#views/reservation/use-reservation-failure.ts';
import styles from './dates.module.css';
import { WaivedNote } from './waived-note.tsx';

type Proposal = NonNullable<ReservationDetail['proposal']>;
type ProposedDate = Proposal['dates'][number];

/** Other dates that wait for the guest's word: theirs to pick one of, for others to read. */
export function ProposalCard() {
	const t = useTranslations('reservation.dates');
	const { proposal, role, moves } = useReservation().reservation;
	if (!proposal) return null;
	return (
		<section className={styles.card} aria-labelledby="proposed-dates">
			<h3 id="proposed-dates" className={styles.title}>
				{t(role === 'member' ? 'title' : 'titleHost')}
			</h3>
			{proposal.text && <blockquote className={styles.quote}>{proposal.text}</blockquote>}
			{moves.includes('accept-date') ? <PickDate proposal={proposal} /> : <Dates dates={proposal.dates} />}
			<WaivedNote />
		</section>
	);
}

function Dates({ dates }: { dates: readonly ProposedDate[] }) {
	return (
		<ul className={styles.dates}>
			{dates.map((date) => (
				<li key={keyOf(date)} className={styles.date}>
					<DateWords date={date} />
				</li>
			))}
		</ul>
	);
}

const keyOf = ({ on, time }: { on: string; time: string | null }) => `${on} ${time ?? ''}`;

/** When, and what it costs then beside what holds now. */
function DateWords({ date }: { date: ProposedDate }) {
	const t = useTranslations('reservation.dates');
	const whenText = useWhenText();
	const { money } = useReservation().reservation;
	const more = date.total - money.total;
	const won = formatWon(Math.abs(more));
	return (
		<span className={styles.words}>
			<b>{whenText(date).when}</b>
			<span className={styles.small}>
				{formatWon(date.total)} · {more === 0 ? t('same') : t(more > 0 ? 'more' : 'less', { won })}
				{!date.isFree && ` · ${t('full')}`}
			</span>
		</span>
	);
}

/** Accepting one confirms it: what it costs and what follows stand beside the button. */
function PickDate({ proposal }: { proposal: Proposal }) {
	const t = useTranslations('reservation.dates');
	const client = useQueryClient();
	const { reservation, say, reload } = useReservation();
	const { move, onRefusal } = useMove();
	const form = useForm({ blank: { picked: '' }, faultsOf: () => ({}), textOf: useReservationFailure(), onRefusal });
	const free = proposal.dates.filter(({ isFree }) => isFree);
	// Where only one is left there is nothing to choose between.
	const chosen = free.find((date) => keyOf(date) === form.values.picked) ?? (free.length === 1 ? free[0] : undefined);
	const accept = async () => {
		if (!chosen) return;
		const { on, time } = chosen;
		try {
			await move({ move: 'accept-date', date: { on, time }, seen: proposal.proposedAt });
			say(t('accepted'));
		} catch (error) {
			// It may have filled up meanwhile: then the list says which ones are left.
			await reload();
			throw error;
		} finally {
			await client.invalidateQueries({ queryKey: daysQueryKey(reservation.productId) });
		}
	};
	return (
		<>
			<fieldset className={styles.dates}>
				<legend className={styles.hidden}>{t('pick')}</legend>
				{proposal.dates.map((date) => (
					<label key={keyOf(date)} className={styles.date} data-off={!date.isFree || undefined}>
						<input
							type="radio"
							name="proposed-date"
							value={keyOf(date)}
							checked={chosen === date}
							disabled={!date.isFree || form.isBusy}
							onChange={() => form.change({ picked: keyOf(date) })}
						/>
						<DateWords date={date} />
					</label>
				))}
			</fieldset>
			{free.length === 0 && <Note tone="warn">{t('noneFree')}</Note>}
			<FailureNote>{form.anyFailure}</FailureNote>
			{free.length > 0 && (
				<>
					<p className={styles.small}>{t('onAccept')}</p>
					<Button
						variant="primary"
						isBusy={form.isBusy}
						disabled={!chosen}
						onClick={() => void form.submit({ send: accept })}
					>
						{t('accept')}
					</Button>
				</>
			)}
		</>
	);
}
