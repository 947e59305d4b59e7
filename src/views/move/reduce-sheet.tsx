import { useId } from 'react';
import { countOf } from '#domain/product/price.ts';
import { Button } from '#ui/button.tsx';
import { faultsIn } from '#ui/form/faults.ts';
import { useForm } from '#ui/form/use-form.ts';
import { Note } from '#ui/note.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { useReservationFailure } from '#views/reservation/use-reservation-failure.ts';
import styles from './dialog.module.css';
import { areTooFew, type Fewer, priceOfFewer, staying } from './fewer.ts';
import { GuestListAfter } from './guest-list-after.tsx';
import { moneyAfter } from './money-after.ts';
import { MoneyRows } from './money-rows.tsx';
import { isEachNamed } from './party-after.ts';
import { ReduceChoice } from './reduce-choice.tsx';
import { useMove } from './use-moving.ts';

type Values = { fewer: Fewer | null; reason: string };
const blank: Values = { fewer: null, reason: '' };

type Props = { isOpen: boolean; onClose: () => void };

/** Some of the people stay at home: who, and what comes back for them. */
export function ReduceSheet({ isOpen, onClose }: Props) {
	const t = useTranslations('reservation.my.reduce');
	const move = useTranslations('reservation.my.move');
	const faultWords = useTranslations('error.fault');
	const { reservation, say } = useReservation();
	const { order, money, refund, travellers } = reservation;
	const { move: carryOut, onRefusal } = useMove();
	const id = useId();
	const form = useForm<Values, 'fewer' | 'reason'>({
		blank,
		faultsOf: () => ({}),
		textOf: useReservationFailure(),
		idOf: (field) => `${id}-${field}`,
		fieldOf: (at) => (at === 'reason' ? at : undefined),
		onRefusal,
		asksBeforeLeaving: true,
	});
	const fewer = form.values.fewer ?? { persons: order.persons, units: order.units, leaving: [] };
	const { persons, units, leaving } = fewer;
	const namesOf = (gone: readonly number[]) => gone.map((at) => travellers[at]?.firstName ?? '').join(', ') || 'none';
	const isFewer = countOf(persons) < countOf(order.persons);
	const isAdultStaying = persons.adult > 0;
	const isTooFew = isFewer && areTooFew(reservation, persons);
	const isChosen = isFewer && isAdultStaying && !isTooFew;
	const close = () => {
		form.restart(blank);
		form.forgetFailure();
		onClose();
	};
	const send = async ({ reason }: Values) => {
		const text = reason.trim();
		const said = {
			...(isEachNamed(reservation) && { travellers: staying(travellers, leaving) }),
			...(text !== '' && { reason: text }),
		};
		await carryOut({ move: 'reduce', persons, units, percent: refund.percent, ...said });
		close();
		say(t('done'));
	};
	const fault = Object.values(faultsIn(form.error))[0];
	return (
		<Sheet
			isOpen={isOpen}
			title={t('title')}
			closeLabel={t('keep')}
			onClose={close}
			typed={form.unsaved}
			footer={
				<div className={styles.foot}>
					<Button variant="quiet" disabled={form.isBusy} onClick={close}>
						{t('keep')}
					</Button>
					<Button variant="danger" isBusy={form.isBusy} disabled={!isChosen} onClick={() => void form.submit({ send })}>
						{isFewer
							? t('do', { count: countOf(order.persons) - countOf(persons), names: namesOf(leaving) })
							: t('open')}
					</Button>
				</div>
			}
		>
			<div className={styles.form}>
				<p>{t('text')}</p>
				<ReduceChoice value={fewer} onChange={(next) => form.set('fewer', next)} />
				<div role="status" className={styles.told}>
					{isChosen && (
						<>
							<MoneyRows
								after={moneyAfter(money, priceOfFewer(reservation, fewer), refund.percent)}
								percent={refund.percent}
							/>
							<GuestListAfter persons={persons} />
						</>
					)}
					{isTooFew && <Note tone="warn">{t('least', { min: reservation.bounds.minPersons })}</Note>}
					{!isAdultStaying && <Note tone="warn">{faultWords('not-fewer')}</Note>}
				</div>
				<TextArea
					{...form.field('reason')}
					label={move('cancel.words')}
					optionalLabel={move('optional')}
					rows={2}
					maxLength={500}
				/>
				{form.failure && (
					<Note tone="bad" isAlert>
						{fault ? faultWords(fault) : form.failure}
					</Note>
				)}
			</div>
		</Sheet>
	);
}
