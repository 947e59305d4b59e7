import type { ShownStatus } from '#domain/reservation/shown-status.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';

const looks: Record<ShownStatus, { tone: string; icon?: IconName }> = {
	requested: { tone: 'warn', icon: 'clock' },
	asking: { tone: 'warn', icon: 'clock' },
	confirmed: { tone: 'ok', icon: 'check' },
	completed: { tone: 'neutral' },
	declined: { tone: 'bad' },
	expired: { tone: 'neutral' },
	cancelled: { tone: 'neutral' },
	'no-show': { tone: 'bad' },
};

/** How it stands, in the one word of the term base. */
export function StatusBadge({ status }: { status: ShownStatus }) {
	const t = useTranslations('reservation.status');
	const { tone, icon } = looks[status];
	return (
		<Badge tone={tone}>
			{icon && <Icon name={icon} />}
			{t(status)}
		</Badge>
	);
}
