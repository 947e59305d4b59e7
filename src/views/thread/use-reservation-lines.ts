import { useCallback } from 'react';
import type { ThreadLine } from '#contract/api/thread.ts';
import type { HistoryEvent } from '#domain/reservation/reservation-machine.ts';
import { isDisputeLine } from '#domain/thread/thread-lines.ts';
import { formatWon } from '#i18n/format.ts';
import { useTranslations } from '#ui/translations.tsx';

/** What happened: as the history of the reservation says it, and of a dispute each step with what it came to. */
export function useReservationLines(): (line: ThreadLine) => string {
	const history = useTranslations('reservation.my.history');
	const t = useTranslations('dispute');
	return useCallback(
		({ kind, by, dispute: { reason, outcome, won = 0, state } = {} }) => {
			if (!isDisputeLine(kind)) return history(`event.${kind.slice('reservation.'.length) as HistoryEvent}`);
			const told = outcome === 'refund' ? t('refundOf', { won: formatWon(won) }) : outcome && t(`outcome.${outcome}`);
			if (kind === 'dispute.opened') return t('line.opened', { by, reason: t(`reason.${reason ?? 'other'}`) });
			if (kind === 'dispute.outcome-proposed') return t('line.proposed', { outcome: told ?? '' });
			if (kind === 'dispute.outcome-decided') return t('line.decided', { outcome: told ?? '' });
			if (kind === 'dispute.outcome-declined') return t('line.declined', { by });
			if (kind === 'dispute.given-up') return t('line.withdrawn', { by });
			return state === 'agreed' ? t('line.agreed', { outcome: told ?? '' }) : t('line.accepted', { by });
		},
		[history, t],
	);
}
