import type { PublicRating } from '#contract/api/rating.ts';
import type { CountryNames } from '#i18n/countries.ts';
import { formatDate } from '#i18n/format.ts';
import { languageInside } from '#i18n/language-list.ts';
import { useLocale, useViewer } from '#site/shell/site-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { RatingActions } from '#views/rating/rating-actions.tsx';
import { RatingPictures } from '#views/rating/rating-pictures.tsx';
import { RatingReply } from '#views/rating/rating-reply.tsx';
import { formatScore } from '#views/rating/score-text.ts';
import { useRatingLanguage } from '#views/rating/use-rating-language.ts';
import { useTranslated } from '#views/translate/use-translated.tsx';
import ownStyles from './product-ratings.module.css';

type Props = {
	rating: PublicRating;
	provider: string;
	/** What it tells of is about health. */
	isHealth: boolean;
	countries: Partial<CountryNames>;
	onChanged: (sentence: string) => void;
};

/** One guest's words, in the language they were written in, with what the provider said to them. */
export function RatingCard({ rating, provider, isHealth, countries, onChanged }: Props) {
	const t = useTranslations('product');
	const words = useTranslations('rating');
	const locale = useLocale();
	const nameOf = useRatingLanguage();
	const isOwnLanguage = rating.locale === locale;
	const country = countries[rating.country as keyof CountryNames] ?? rating.country;
	const author = [rating.author || words('former'), country].filter(Boolean).join(', ');
	const score = formatScore(rating.average, locale);
	const {
		texts: [text = ''],
		lang,
		tools,
	} = useTranslated({
		of: { kind: 'rating', id: rating.id },
		...{ locale: rating.locale, texts: [rating.text], isHealth, isMember: useViewer() !== null },
	});
	return (
		<article>
			<header className={ownStyles.author}>
				<div>
					<b>{author}</b>
					<p className={ownStyles.when}>
						<time dateTime={rating.writtenOn}>{formatDate(rating.writtenOn)}</time>
						{rating.isEdited && <span>{words('edited')}</span>}
						{!isOwnLanguage && (
							<span>{t('detail.ratingLanguage', { language: languageInside(nameOf(rating.locale)) })}</span>
						)}
					</p>
				</div>
				<span className={ownStyles.stars}>
					<Icon name="star" isFilled />
					<b aria-hidden="true">{score}</b>
					<span className="visually-hidden">{words('outOf', { score })}</span>
				</span>
			</header>
			<p className={isOwnLanguage ? ownStyles.words : ownStyles.foreign} lang={lang}>
				{text}
			</p>
			{tools}
			<RatingPictures pictures={rating.pictures} />
			{rating.reply && <RatingReply reply={rating.reply} provider={provider} />}
			<RatingActions rating={rating} onChanged={onChanged} />
		</article>
	);
}
