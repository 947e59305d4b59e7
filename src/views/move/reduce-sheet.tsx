import { useState } from 'react';
import { countOf } from '#domain/product/price.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useReservation } from '#views/reservation/reservation-context.ts';
import styles from './dialog.module.css';
import { areTooFew, type Fewer, priceOfFewer, staying } from './fewer.ts';
import { GuestListAfter } from './guest-list-after.tsx';
import { moneyAfter } from './money-after.ts';
import { MoneyRows } from './money-rows.tsx';
import { isEachNamed } from './party-after.ts';
import { ReduceChoice } from './reduce-choice.tsx';
import { useMoving } from './use-moving.ts';

type Props = { isOpen: boolean; onClose: () => void };

/** Some of the people stay at home: who, and what comes back for them. */
export function ReduceSheet({ isOpen, onClose }: Props) {
	const t = useTranslations('reservation.my.reduce');
	const move = useTranslations('reservation.my.move');
	const faultWords = useTranslations('error.fault');
	const { reservation, say } = useReservation();
	const { order, money, refund, travellers } = reservation;
	const [chosen, setChosen] = useState<Fewer>();
	const [reason, setReason] = useState('');
	const { isBusy, failure, faults, move: carryOut, forget } = useMoving();
	const fewer = chosen ?? { persons: order.persons, units: order.units, leaving: [] };
	const { persons, units, leaving } = fewer;
	const namesOf = (gone: readonly number[]) => gone.map((at) => travellers[at]?.firstName ?? '').join(', ') || 'none';
	const isFewer = countOf(persons) < countOf(order.persons);
	const isAdultStaying = persons.adult > 0;
	const isTooFew = isFewer && areTooFew(reservation, persons);
	const isChosen = isFewer && isAdultStaying && !isTooFew;
	const close = () => {
		forget();
		onClose();
	};
	const reduce = async () => {
		const text = reason.trim();
		const said = {
			...(isEachNamed(reservation) && { travellers: staying(travellers, leaving) }),
			...(text !== '' && { reason: text }),
		};
		if (!(await carryOut({ move: 'reduce', persons, units, percent: refund.percent, ...said }))) return;
		setChosen(undefined);
		setReason('');
		close();
		say(t('done'));
	};
	const fault = Object.values(faults)[0];
	return (
		<Sheet
			isOpen={isOpen}
			title={t('title')}
			closeLabel={t('keep')}
			onClose={close}
			footer={
				<div className={styles.foot}>
					<Button variant="quiet" disabled={isBusy} onClick={close}>
						{t('keep')}
					</Button>
					<Button variant="danger" isBusy={isBusy} disabled={!isChosen} onClick={() => void reduce()}>
						{isFewer
							? t('do', { count: countOf(order.persons) - countOf(persons), names: namesOf(leaving) })
							: t('open')}
					</Button>
				</div>
			}
		>
			<div className={styles.form}>
				<p>{t('text')}</p>
				<ReduceChoice value={fewer} onChange={setChosen} />
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
					label={move('cancel.words')}
					optionalLabel={move('optional')}
					rows={2}
					maxLength={500}
					value={reason}
					onChange={(event) => setReason(event.target.value)}
				/>
				{failure && (
					<Note tone="bad" isAlert>
						{fault ? faultWords(fault) : failure}
					</Note>
				)}
			</div>
		</Sheet>
	);
}
