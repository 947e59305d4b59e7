import { useState } from 'react';
import { CheckChip, ChipCount, chipClass } from '#ui/chip.tsx';
import { RadioChips } from '#ui/radio-chips.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from '../primitives.module.css';
import { Specimen } from '../specimen.tsx';

export function Chips() {
	const t = useTranslations('product');
	return (
		<>
			<Specimen name="links: off, on, with a count">
				<div className={styles.row}>
					<a className={chipClass()} href="#chips">
						{t('kind.temple-stay')}
					</a>
					<a className={chipClass({ isOn: true })} href="#chips">
						{t('kind.oriental-medicine')}
						<ChipCount>4</ChipCount>
					</a>
				</div>
			</Specimen>
			<Specimen name="checkboxes: off, on, disabled">
				<div className={styles.row}>
					<Check word="en" count={9} />
					<Check word="th" count={4} isOn />
					<Check word="vn" count={0} isDisabled />
				</div>
			</Specimen>
			<Specimen name="radio chips: with a hint, one that is off">
				<Times />
			</Specimen>
			<Specimen name="radio chips as a segmented choice">
				<Confirmations />
			</Specimen>
		</>
	);
}

type CheckProps = { word: 'en' | 'th' | 'vn'; count: number; isOn?: boolean; isDisabled?: boolean };

function Check({ word, count, isOn = false, isDisabled = false }: CheckProps) {
	const t = useTranslations('product.language');
	const [isChecked, setIsChecked] = useState(isOn);
	return (
		<CheckChip
			name="language"
			value={word}
			label={t(word)}
			count={count}
			isChecked={isChecked}
			isDisabled={isDisabled}
			onChange={setIsChecked}
		/>
	);
}

function Times() {
	const t = useTranslations('product.panel');
	const [time, setTime] = useState<string>('10:30');
	const options = [
		{ value: '09:00', label: '09:00' },
		{ value: '10:30', label: '10:30', hint: t('left', { left: 2 }) },
		{ value: '14:00', label: '14:00', hint: t('left', { left: 0 }), isOff: true },
	];
	return <RadioChips legend={t('time')} options={options} value={time} onChange={setTime} />;
}

function Confirmations() {
	const t = useTranslations('product');
	const [chosen, setChosen] = useState<string>('instant');
	const options = (['instant', 'request'] as const).map((value) => ({ value, label: t(`confirmation.${value}`) }));
	return <RadioChips legend={t('list.confirmation')} options={options} value={chosen} onChange={setChosen} />;
}
