import { useState } from 'react';
import type { GuestView } from '#contract/api/reservation.ts';
import { formatWon } from '#i18n/format.ts';
import { CheckRow } from '#ui/check-row.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useBothClocks } from '#views/clock/both-clocks.ts';
import { useReservation } from '#views/reservation/reservation-context.ts';
import styles from './payment-card.module.css';
import { ProofPicker } from './proof-picker.tsx';
import { TransferBox } from './transfer-box.tsx';

/** Where to transfer to, what else can go in the same sum, and the slip: in the card that asks for it. */
export function PayHere() {
	const { reservation } = useReservation();
	const [chosen, setChosen] = useState<readonly string[]>([]);
	if (reservation.role !== 'member') return null;
	const { pay, transfer, others } = reservation;
	const also = others.filter(({ id }) => chosen.includes(id));
	const won = also.reduce((sum, other) => sum + other.won, pay.won);
	return (
		<div className={styles.stack}>
			{others.length > 0 && <Together others={others} chosen={chosen} onChoose={setChosen} />}
			{transfer && <TransferBox transfer={transfer} won={won} />}
			<ProofPicker also={also.map(({ id }) => id)} />
		</div>
	);
}

type TogetherProps = {
	others: GuestView['others'];
	chosen: readonly string[];
	onChoose: (chosen: readonly string[]) => void;
};

/** What else is to be transferred: ticked, it goes in one sum with one slip. */
function Together({ others, chosen, onChoose }: TogetherProps) {
	const t = useTranslations('reservation.my.pay');
	const clocks = useBothClocks();
	const { code } = useReservation().reservation;
	return (
		<FieldGroup label={t('together')} hint={t('togetherNote', { code })}>
			{others.map((other) => (
				<CheckRow
					key={other.id}
					name="together"
					value={other.id}
					label={`${other.title} (${other.code}), ${formatWon(other.won)}`}
					description={t('by', { moment: clocks(other.by).both })}
					isChecked={chosen.includes(other.id)}
					onChange={(isChosen) => onChoose(isChosen ? [...chosen, other.id] : chosen.filter((id) => id !== other.id))}
				/>
			))}
		</FieldGroup>
	);
}
