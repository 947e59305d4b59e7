import type { ReactNode } from 'react';
import type { PromotedProduct, PromotionDetail } from '#contract/api/promotion.ts';
import { areaOf } from '#domain/area/areas.ts';
import { formatDate, formatWon } from '#i18n/format.ts';
import { joinSentences } from '#i18n/join-sentences.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { lastDay } from '#views/price/last-day.ts';
import { useSecondCurrency } from '#views/price/use-second-currency.ts';
import { firstDay } from './period-text.ts';
import styles from './promotion-facts.module.css';
import { usePromotionWords } from './use-promotion-words.ts';

type Props = { promotion: PromotionDetail; lang: string | undefined };
type Row = { name: string; value: ReactNode; isContent?: boolean };

/** Target, period, scope, both prices and the rate: the same table for every promotion, and the law's where health is a matter. */
export function PromotionFacts({ promotion, lang }: Props) {
	const t = useTranslations('promotion.facts');
	const terms = useTermRows(promotion);
	const prices = usePriceRows(promotion, promotion.products.length === 1 ? promotion.products[0] : undefined);
	const rows = [...terms, ...prices, ...useUseRows(promotion)];
	const title = areaOf(promotion.area).isHealth ? t('law') : t('title');
	return (
		<section aria-labelledby="promotion-facts">
			<h2 id="promotion-facts" className={styles.title}>
				{title}
			</h2>
			<table className={styles.facts}>
				<tbody>
					{rows.map(({ name, value, isContent }) => (
						<tr key={name}>
							<th scope="row">{name}</th>
							<td lang={isContent ? lang : undefined}>{value}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

/** Whom it is for, when, and what it covers. */
function useTermRows(promotion: PromotionDetail): Row[] {
	const t = useTranslations('promotion.facts');
	const words = usePromotionWords();
	const service = words.service(promotion);
	const isStay = promotion.products.some(({ unit }) => unit === 'room');
	return [
		{ name: t('audience'), value: promotion.audience, isContent: true },
		{ name: t('period'), value: t('periodText', { from: firstDay(promotion), to: lastDay(promotion) }) },
		...(service ? [{ name: t('service'), value: isStay ? joinSentences([service, t('serviceStay')]) : service }] : []),
		{
			name: areaOf(promotion.area).isHealth ? t('scope') : t('appliesTo'),
			value: promotion.scope,
			isContent: true,
		},
	];
}

/** Of the one product there is; several have their prices in a list of their own. */
function usePriceRows(promotion: PromotionDetail, product: PromotedProduct | undefined): Row[] {
	const t = useTranslations('promotion.facts');
	const words = usePromotionWords();
	const second = useSecondCurrency();
	if (!product) return [];
	const { beforeWon, afterWon, percent } = product;
	const approximate = second(afterWon);
	return [
		{
			name: t('before'),
			value: (
				<>
					{formatWon(beforeWon)} <small>{words.of(promotion, product)}</small>
				</>
			),
		},
		{
			name: t('after'),
			value: (
				<>
					<b>{formatWon(afterWon)}</b> {approximate && <small>{approximate}</small>}
				</>
			),
		},
		{ name: t('rate'), value: t('rateText', { percent, won: formatWon(beforeWon - afterWon) }) },
		...(product.patientNumber === null
			? []
			: [
					{
						name: t('clinic'),
						value: `${product.provider}, ${t('registered', {
							number: product.patientNumber,
							date: formatDate(product.patientNumberUntil ?? ''),
						})}`,
					},
				]),
	];
}

/** How one gets it, and how often. */
function useUseRows({ needsCode, code, memberLimit, totalLimit, views }: PromotionDetail): Row[] {
	const t = useTranslations('promotion.facts');
	const limits = [
		memberLimit !== null && t('memberLimit', { count: memberLimit }),
		totalLimit !== null && t('totalLimit', { count: totalLimit }),
	].filter((limit) => limit !== false);
	return [
		{ name: t('code'), value: code !== null ? <CodeToCopy code={code} /> : needsCode ? t('codeText') : t('automatic') },
		...(limits.length > 0 ? [{ name: t('limit'), value: joinSentences(limits, ',') }] : []),
		...(views > 0 ? [{ name: t('seen'), value: t('views', { count: views }) }] : []),
	];
}

/** The code itself, and a way to take it along. */
function CodeToCopy({ code }: { code: string }) {
	const t = useTranslations('promotion.facts');
	return (
		<>
			<b>{code}</b> <CopyButton text={code} label={t('copyCode')} doneLabel={t('copied')} name={code} isQuiet />
		</>
	);
}
