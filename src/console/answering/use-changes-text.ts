import type { VersionChange } from '#domain/matching/compare-answers.ts';
import { useTranslations } from '#ui/translations.tsx';

/** “price items (Guide, Meals), dates”. */
export function useChangesText(): (changes: readonly VersionChange[]) => string {
	const t = useTranslations('matching.desk.changes');
	const kind = useTranslations('reservation.agreed.kind');
	return (changes) =>
		changes
			.map(({ field, kinds }) =>
				kinds.length > 0 ? `${t(field)} (${kinds.map((one) => kind(one)).join(', ')})` : t(field),
			)
			.join(', ');
}
