import type { TripSlip } from '#contract/api/trip.ts';
import { formatWon } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useDeadlineText } from './deadline-text.ts';

const tones: Partial<Record<TripSlip['status'], string>> = { requested: 'warn', asking: 'warn', confirmed: 'ok' };

/** What is to be done about it, the money first, as its voucher says; else how it stands. */
export function SlipBadge({
	slip,
}: {
	slip: Pick<TripSlip, 'status' | 'hasChange' | 'answerBy' | 'transferDue' | 'isInCheck'>;
}) {
	const t = useTranslations('trip');
	const status = useTranslations('reservation.status');
	const deadline = useDeadlineText();
	const { hasChange, answerBy, transferDue, isInCheck } = slip;
	if (isInCheck) return <Badge tone="warn">{t('checking')}</Badge>;
	if (transferDue) return <Badge tone="act">{t('due', { won: formatWon(transferDue.won) })}</Badge>;
	if (hasChange)
		return <Badge tone={tones[slip.status] ?? 'neutral'}>{t('changeAsked', { status: status(slip.status) })}</Badge>;
	if (answerBy) return <Badge tone="warn">{t('answerBy', { until: deadline(answerBy) })}</Badge>;
	return <Badge tone={tones[slip.status] ?? 'neutral'}>{status(slip.status)}</Badge>;
}
