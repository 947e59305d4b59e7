import type { NeedId } from '#domain/reservation/needs.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';

/** Beside “confirmed” while its provider is still asked about a need: nobody reads the one without the other. */
export function AskingBadge({ asking }: { asking: readonly NeedId[] }) {
	const t = useTranslations('reservation.asked');
	if (asking.length === 0) return null;
	return (
		<Badge tone="warn">
			<Icon name="clock" />
			{t('badge', { count: asking.length })}
		</Badge>
	);
}
