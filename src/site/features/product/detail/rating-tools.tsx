import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { type RatingSort, ratingSorts } from '#domain/rating/rating.ts';
import { formatNumber } from '#i18n/format.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useIsLive } from '#ui/use-is-live.ts';
import { useRatingLanguage } from '#views/rating/use-rating-language.ts';
import type { RatingChoice } from '../product-queries.ts';
import styles from './product-ratings.module.css';

type Props = {
	counts: { total: number; languages: readonly { language: ContentLocale; count: number }[] };
	choice: RatingChoice;
	onChoose: (choice: RatingChoice) => void;
};

/** In which order, and in which language. */
export function RatingTools({ counts, choice, onChoose }: Props) {
	const t = useTranslations('rating.list');
	const detail = useTranslations('product.detail');
	const nameOf = useRatingLanguage();
	const locale = useLocale();
	// Its scripts come late: what is chosen before they are here would be lost.
	const isDisabled = !useIsLive();
	const isFiltered = choice.language !== undefined || choice.stars !== undefined;
	const named = counts.languages.map(({ language, count }) => ({
		value: language as string,
		label: `${nameOf(language)} (${formatNumber(count, locale)})`,
	}));
	const chosen = choice.language;
	// A language none of whose ratings has the chosen stars is still what is chosen.
	if (chosen && !named.some(({ value }) => value === chosen)) named.push({ value: chosen, label: nameOf(chosen) });
	return (
		<div className={styles.tools}>
			<Select
				name="rating-sort"
				label={t('sort')}
				value={choice.sort}
				isDisabled={isDisabled}
				options={ratingSorts.map((sort) => ({ value: sort, label: t(sort) }))}
				onChange={(sort: RatingSort) => onChoose({ ...choice, sort })}
			/>
			<Select
				name="rating-language"
				label={t('language')}
				value={chosen ?? 'all'}
				isDisabled={isDisabled}
				options={[{ value: 'all', label: t('all') }, ...named]}
				onChange={(language) =>
					onChoose({ ...choice, language: language === 'all' ? undefined : (language as ContentLocale) })
				}
			/>
			<p className={styles.found} role="status">
				{isFiltered && detail('ratings', { count: counts.total })}
			</p>
			{isFiltered && (
				<Button variant="link" size="sm" onClick={() => onChoose({ sort: choice.sort })}>
					{t('clear')}
				</Button>
			)}
		</div>
	);
}
