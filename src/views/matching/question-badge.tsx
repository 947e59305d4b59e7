import type { QuestionState } from '#domain/matching/question.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';

const tones: Record<QuestionState, string> = {
	open: 'ok',
	answered: 'ok',
	requested: 'warn',
	matched: 'indigo',
	closed: 'neutral',
	expired: 'neutral',
	withdrawn: 'neutral',
};

/** How a question stands, in the one word of the term base. */
export function QuestionBadge({ status }: { status: QuestionState }) {
	const t = useTranslations('matching.status');
	return (
		<Badge tone={tones[status]}>
			{status === 'requested' && <Icon name="clock" />}
			{status === 'matched' && <Icon name="check" />}
			{t(status)}
		</Badge>
	);
}
