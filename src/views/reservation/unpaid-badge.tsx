import type { ReservationDetail } from '#contract/api/reservation.ts';
import { payWord } from '#domain/reservation/pay-word.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';

type Props = { reservation: Pick<ReservationDetail, 'pay' | 'payment'> };

/** Beside “confirmed” while a transfer is waited for or its slip is checked: nobody reads the one without the other. */
export function UnpaidBadge({ reservation }: Props) {
	const t = useTranslations('reservation');
	const { state } = reservation.pay;
	if (state !== 'due' && state !== 'refused' && state !== 'checking') return null;
	return (
		<Badge tone={state === 'refused' ? 'bad' : 'warn'}>
			<Icon name={state === 'checking' ? 'clock' : 'warning'} />
			{t(payWord(reservation))}
		</Badge>
	);
}
