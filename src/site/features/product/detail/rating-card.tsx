import type { ProductRating } from '#contract/api/product.ts';
import type { CountryNames } from '#i18n/countries.ts';
import { formatDate } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { formatScore } from '../score-text.ts';
import ownStyles from './product-ratings.module.css';

type Props = { rating: ProductRating; countries: Partial<CountryNames> };

/** One guest's words, in the language they were written in. */
export function RatingCard({ rating, countries }: Props) {
	const t = useTranslations('product');
	const locale = useLocale();
	const isOwnLanguage = rating.locale === locale;
	const language = rating.locale === 'ko' ? locales.ko.ownName : t(`language.${rating.locale}`);
	const country = countries[rating.country as keyof CountryNames] ?? rating.country;
	return (
		<article>
			<header className={ownStyles.author}>
				<div>
					<b>{`${rating.author}, ${country}`}</b>
					<p className={ownStyles.when}>
						<time dateTime={rating.writtenOn}>{formatDate(rating.writtenOn)}</time>
						{!isOwnLanguage && <span>{t('detail.ratingLanguage', { language })}</span>}
					</p>
				</div>
				<span className={ownStyles.stars}>
					<Icon name="star" isFilled />
					<b>{formatScore(rating.average, locale)}</b>
				</span>
			</header>
			<p className={isOwnLanguage ? undefined : ownStyles.foreign} lang={locales[rating.locale].tag}>
				{rating.text}
			</p>
		</article>
	);
}
