import type { TripSlip } from '#contract/api/trip.ts';
import { formatDate, formatTime, formatWon } from '#i18n/format.ts';
import { koreanZone } from '#site/shell/own-time.tsx';
import { Badge } from '#ui/badge.tsx';
import { useTranslations } from '#ui/translations.tsx';

const tones: Partial<Record<TripSlip['status'], string>> = { requested: 'warn', confirmed: 'ok' };

/** What is to be done about it, else how it stands. */
export function SlipBadge({ slip }: { slip: Pick<TripSlip, 'status' | 'answerBy' | 'transferDue'> }) {
	const t = useTranslations('trip');
	const status = useTranslations('reservation.status');
	const { answerBy, transferDue } = slip;
	if (transferDue) return <Badge tone="act">{t('due', { won: formatWon(transferDue.won) })}</Badge>;
	if (answerBy)
		return (
			<Badge tone="warn">
				{t('answerBy', { until: `${formatDate(answerBy).slice(5)} ${formatTime(answerBy, koreanZone)}` })}
			</Badge>
		);
	return <Badge tone={tones[slip.status] ?? 'neutral'}>{status(slip.status)}</Badge>;
}
