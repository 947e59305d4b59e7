import type { ProductDetail } from '#contract/api/product.ts';
import { type CancellationStep, cancellationScales } from '#domain/reservation/cancellation.ts';
import type { useTranslations } from '#ui/translations.tsx';

type Words = ReturnType<typeof useTranslations<'product'>>;

/** What people ask before they reserve, answered from the product itself; search engines are told the same. */
export function productQuestions(product: ProductDetail, t: Words): { question: string; answer: string }[] {
	const steps: readonly CancellationStep[] = cancellationScales[product.cancellation];
	const backs = steps.map(({ before, percent }) => {
		const when =
			'days' in before
				? t('detail.cancelDays', { days: before.days })
				: t('detail.cancelHours', { hours: before.hours });
		return `${when}: ${t('detail.cancelRefund', { percent })}`;
	});
	const spoken = product.languages.map((language) => t(`language.${language}`)).join(', ');
	return [
		{
			question: t('question.cancel'),
			answer: `${backs.join('; ')}. ${t('detail.cancelAfter')} ${t('detail.cancelProvider')}`,
		},
		{
			question: t('question.certain'),
			answer: t('question.certainAnswer', { confirmation: product.confirmation }),
		},
		...(spoken === ''
			? []
			: [{ question: t('question.languages'), answer: t('question.languagesAnswer', { languages: spoken }) }]),
		{ question: t('question.meet'), answer: product.meetingPoint },
	];
}
