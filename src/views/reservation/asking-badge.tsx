import type { ReservationSummary } from '#contract/api/reservation.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';

type Props = { reservation: Pick<ReservationSummary, 'asking' | 'refused'> };

/** Beside “confirmed” while its provider is asked about a need, or has refused one: nobody reads the one without the other. */
export function AskingBadge({ reservation: { asking, refused } }: Props) {
	const t = useTranslations('reservation.asked');
	return (
		<>
			{refused.length > 0 && (
				<Badge tone="bad">
					<Icon name="warning" />
					{t('refused', { count: refused.length })}
				</Badge>
			)}
			{asking.length > 0 && (
				<Badge tone="warn">
					<Icon name="clock" />
					{t('badge', { count: asking.length })}
				</Badge>
			)}
		</>
	);
}
