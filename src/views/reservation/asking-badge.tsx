import type { ReservationSummary } from '#contract/api/reservation.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';

type Props = { reservation: Pick<ReservationSummary, 'status' | 'asking' | 'refused'> };

/** Beside the status: what its provider has refused, and what is asked along with a request. A reservation says the latter itself. */
export function AskingBadge({ reservation: { status, asking, refused } }: Props) {
	const t = useTranslations('reservation.asked');
	return (
		<>
			{refused.length > 0 && (
				<Badge tone="bad">
					<Icon name="warning" />
					{t('refused', { count: refused.length })}
				</Badge>
			)}
			{status === 'requested' && asking.length > 0 && (
				<Badge tone="warn">
					<Icon name="clock" />
					{t('badge', { count: asking.length })}
				</Badge>
			)}
		</>
	);
}
