import type { ProductDetail } from '#contract/api/product.ts';
import { answerHours } from '#domain/reservation/answer-hours.ts';
import { healthOf } from '#i18n/area-words.ts';
import { joinSentences } from '#i18n/join-sentences.ts';
import { languageInside, languageList } from '#i18n/language-list.ts';
import type { useTranslations } from '#ui/translations.tsx';
import { payText } from '#views/booking/pay-text.ts';
import { cancelWhen } from './cancel-when.ts';
import { toldSteps } from './told-steps.ts';

type Words = ReturnType<typeof useTranslations<'product'>>;

/** What people ask before they reserve, answered from the product itself; search engines are told the same. */
export function productQuestions(product: ProductDetail, t: Words): { question: string; answer: string }[] {
	const backs = toldSteps(product).map(
		(step, at) => `${cancelWhen(step, at, t)}: ${t('detail.cancelRefund', { cost: 100 - step.percent })}`,
	);
	const spoken = languageInside(languageList(product.languages.map((language) => t(`language.${language}`))));
	return [
		{
			question: t('question.cancel'),
			answer: `${joinSentences([joinSentences(backs, ';'), t('detail.cancelAfter')])} ${t('detail.cancelProvider', { health: healthOf(product.area) })}`,
		},
		{
			question: t('question.certain'),
			answer: t('promise.certain', { confirmation: product.confirmation, hours: answerHours }),
		},
		{ question: t('question.pay'), answer: payText(product, undefined, t) },
		...(spoken === ''
			? []
			: [{ question: t('question.languages'), answer: t('question.languagesAnswer', { languages: spoken }) }]),
		{ question: t(product.price.unit === 'room' ? 'question.stay' : 'question.meet'), answer: product.meetingPoint },
	];
}
