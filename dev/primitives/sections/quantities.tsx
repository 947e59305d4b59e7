import { useState } from 'react';
import { formatWon } from '#i18n/format.ts';
import { RangePair } from '#ui/range-pair.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { Specimen } from '../specimen.tsx';

export function Quantities() {
	return (
		<>
			<Specimen name="stepper between its ends">
				<Persons of="adults" start={2} />
			</Specimen>
			<Specimen name="stepper at its lowest, with a hint">
				<Persons of="infants" start={0} />
			</Specimen>
			<Specimen name="stepper at its highest">
				<Persons of="children" start={4} />
			</Specimen>
			<Specimen name="stepper with an error">
				<Persons of="children" start={4} isWrong />
			</Specimen>
			<Specimen name="range, part of it">
				<Prices startLow={2} startHigh={7} />
			</Specimen>
			<Specimen name="range, all of it">
				<Prices startLow={0} startHigh={10} />
			</Specimen>
			<Specimen name="range, both thumbs at the end">
				<Prices startLow={10} startHigh={10} />
			</Specimen>
		</>
	);
}

type PersonsProps = { of: 'adults' | 'children' | 'infants'; start: number; isWrong?: boolean };

function Persons({ of, start, isWrong = false }: PersonsProps) {
	const t = useTranslations('product.panel');
	const words = useTranslations('error');
	const limits = useTranslations('shell.count');
	const [count, setCount] = useState(start);
	return (
		<Stepper
			label={t(of)}
			hint={start === 0 ? t('holds', { count: 4 }) : undefined}
			error={isWrong ? words('fault.too-many-persons') : undefined}
			value={count}
			min={0}
			max={4}
			lessLabel={t('less', { name: t(of) })}
			moreLabel={t('more', { name: t(of) })}
			missedLabel={({ typed }) => limits('missed', { typed, min: 0, max: 4 })}
			onChange={setCount}
		/>
	);
}

function Prices({ startLow, startHigh }: { startLow: number; startHigh: number }) {
	const t = useTranslations('product.list');
	const [[low, high], setEnds] = useState([startLow, startHigh]);
	const end = (label: string, value = 0) => ({ label, value, text: formatWon(value * 100_000) });
	const ends = { low: end(t('priceFrom'), low), high: end(t('priceTo'), high) };
	return (
		<>
			<RangePair max={10} {...ends} onChange={(newLow, newHigh) => setEnds([newLow, newHigh])} />
			<p>{`${ends.low.text} – ${ends.high.text}`}</p>
		</>
	);
}
