import { useState } from 'react';
import { countOf, type Persons, personTypes } from '#domain/product/price.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './dialog.module.css';
import { moneyAfter, priceOfFewer } from './money-after.ts';
import { MoneyRows } from './money-rows.tsx';
import { useReservation } from './reservation-context.ts';
import { useMoving } from './use-moving.ts';

type Props = { isOpen: boolean; onClose: () => void };

/** Some of the people stay at home: who, and what comes back for them. */
export function ReduceSheet({ isOpen, onClose }: Props) {
	const t = useTranslations('reservation.my.reduce');
	const move = useTranslations('reservation.my.move');
	const faultWords = useTranslations('error.fault');
	const { reservation, say } = useReservation();
	const { order, price, money, refund } = reservation;
	const [chosen, setChosen] = useState<{ persons: Persons; units: number }>();
	const [reason, setReason] = useState('');
	const { isBusy, failure, faults, move: carryOut, forget } = useMoving();
	const { persons, units } = chosen ?? order;
	const isFewer = countOf(persons) < countOf(order.persons);
	const close = () => {
		forget();
		onClose();
	};
	const reduce = async () => {
		const text = reason.trim();
		const words = text === '' ? {} : { reason: text };
		if (!(await carryOut({ move: 'reduce', persons, units, percent: refund.percent, ...words }))) return;
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
					<Button variant="danger" isBusy={isBusy} disabled={!isFewer} onClick={() => void reduce()}>
						{t('do')}
					</Button>
				</div>
			}
		>
			<div className={styles.form}>
				<p>{t('text')}</p>
				<Steppers value={{ persons, units }} onChange={setChosen} />
				<div role="status">
					{isFewer && (
						<MoneyRows
							after={moneyAfter(money, priceOfFewer(price.lines, persons, units), refund.percent)}
							percent={refund.percent}
						/>
					)}
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

type SteppersProps = {
	value: { persons: Persons; units: number };
	onChange: (value: { persons: Persons; units: number }) => void;
};

function Steppers({ value: { persons, units }, onChange }: SteppersProps) {
	const t = useTranslations('reservation.my.reduce');
	const { order, price } = useReservation().reservation;
	const isByRoom = price.lines.some(({ of }) => of === 'room');
	const stepper = (name: string, value: number, range: { min: number; max: number }, set: (value: number) => void) => (
		<Stepper
			key={name}
			label={name}
			value={value}
			{...range}
			lessLabel={t('less', { name })}
			moreLabel={t('more', { name })}
			onChange={set}
		/>
	);
	return (
		<div className={styles.steppers}>
			{personTypes
				.filter((type) => order.persons[type] > 0)
				.map((type) =>
					stepper(t(type), persons[type], { min: type === 'adult' ? 1 : 0, max: order.persons[type] }, (count) =>
						onChange({ persons: { ...persons, [type]: count }, units }),
					),
				)}
			{isByRoom &&
				order.units > 1 &&
				stepper(t('rooms'), units, { min: 1, max: order.units }, (count) => onChange({ persons, units: count }))}
		</div>
	);
}
