import type { CancellationStep } from '#domain/reservation/cancellation.ts';
import type { useTranslations } from '#ui/translations.tsx';

type Words = ReturnType<typeof useTranslations<'product'>>;

/** How long before a step holds. The first of a scale holds for everything earlier too, and says so. */
export function cancelWhen({ before }: CancellationStep, at: number, t: Words): string {
	const when =
		'days' in before ? t('detail.cancelDays', { days: before.days }) : t('detail.cancelHours', { hours: before.hours });
	return at === 0 ? t('detail.orEarlier', { when }) : when;
}
