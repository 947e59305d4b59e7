import type { ProviderDetail, ToldRating } from '#contract/api/provider.ts';
import { areaOf } from '#domain/area/areas.ts';
import type { CountryNames } from '#i18n/countries.ts';
import { formatDate } from '#i18n/format.ts';
import { languageInside } from '#i18n/language-list.ts';
import { locales } from '#i18n/locales.ts';
import { Icon } from '#ui/icon.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { PageLink } from '#views/page-link.tsx';
import markStyles from '#views/rating/rating-mark.module.css';
import { RatingReply } from '#views/rating/rating-reply.tsx';
import { formatScore } from '#views/rating/score-text.ts';
import { useCountryNames } from '#views/rating/use-country-names.ts';
import { useRatingLanguage } from '#views/rating/use-rating-language.ts';
import { useTranslated } from '#views/translate/use-translated.tsx';
import styles from './provider-profile.module.css';
import ownStyles from './provider-ratings.module.css';

type Props = { provider: ProviderDetail; isMember: boolean };

/** The newest words of guests, whichever product they are about. */
export function ProviderRatings({ provider: { ratings, name }, isMember }: Props) {
	const t = useTranslations('provider');
	const detail = useTranslations('product.detail');
	const countries = useCountryNames();
	return (
		<section>
			<h3 className={styles.title}>{detail('ratingsTitle')}</h3>
			{ratings.length === 0 ? (
				<p className={styles.none}>{t('noRatings')}</p>
			) : (
				<ul className={ownStyles.ratings}>
					{ratings.map((rating) => (
						<li key={rating.id}>
							<Told rating={rating} provider={name} {...{ countries, isMember }} />
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

type ToldProps = { rating: ToldRating; provider: string; countries: Partial<CountryNames>; isMember: boolean };

function Told({ rating, provider, countries, isMember }: ToldProps) {
	const t = useTranslations('provider');
	const detail = useTranslations('product.detail');
	const words = useTranslations('rating');
	const locale = useWordsLocale();
	const nameOf = useRatingLanguage();
	const { product } = rating;
	const isOwnLanguage = rating.locale === locale;
	const country = countries[rating.country as keyof CountryNames] ?? rating.country;
	const score = formatScore(rating.average, locale);
	const {
		texts: [text = ''],
		lang,
		tools,
	} = useTranslated({
		of: { kind: 'rating', id: rating.id },
		...{ locale: rating.locale, texts: [rating.text], isHealth: areaOf(product.area).isHealth, isMember },
	});
	return (
		<article className={ownStyles.told}>
			<p className={ownStyles.author}>
				<b>{[rating.author || words('former'), country].filter(Boolean).join(', ')}</b>
				<span className={markStyles.rating}>
					<Icon name="star" isFilled />
					<b aria-hidden="true">{score}</b>
					<span className="visually-hidden">{words('outOf', { score })}</span>
				</span>
			</p>
			<p className={styles.small}>
				<time dateTime={rating.writtenOn}>{formatDate(rating.writtenOn)}</time>
				{rating.isEdited && ` · ${words('edited')}`}
				{!isOwnLanguage && ` · ${detail('ratingLanguage', { language: languageInside(nameOf(rating.locale)) })}`}
			</p>
			<p className={isOwnLanguage ? ownStyles.text : ownStyles.foreign} lang={lang}>
				{text}
			</p>
			{tools}
			{rating.reply && <RatingReply reply={rating.reply} provider={provider} />}
			<p className={styles.small}>
				{`${t('about')} `}
				<PageLink
					page="productDetail"
					params={{ area: product.area, id: product.id }}
					lang={product.shownLocale === locale ? undefined : locales[product.shownLocale].tag}
				>
					{product.title}
				</PageLink>
			</p>
		</article>
	);
}
