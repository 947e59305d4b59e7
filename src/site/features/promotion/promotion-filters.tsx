import { type AreaSlug, areaSlugs } from '#domain/area/areas.ts';
import { type PromotionState, promotionStates } from '#domain/promotion/promotion.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { ChipCount, chipClass } from '#ui/chip.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { type ListChoice, queryOf } from './list-choice.ts';
import styles from './promotion-list.module.css';

type Props = {
	choice: ListChoice;
	counts: Record<PromotionState, number>;
	areas: Record<AreaSlug, number>;
};

/** Running, coming or ended, and of which area: plain links, so that the address says what is shown. */
export function PromotionFilters({ choice, counts, areas }: Props) {
	const t = useTranslations('promotion.filter');
	const areaWords = useTranslations('area');
	const chip = (to: ListChoice, isOn: boolean, words: { label: string; count: number }) => (
		<li key={words.label}>
			<PageLink
				page="promotionList"
				query={queryOf(to)}
				className={chipClass({ isOn })}
				aria-current={isOn ? 'true' : 'false'}
			>
				{words.label} <ChipCount>{words.count}</ChipCount>
			</PageLink>
		</li>
	);
	return (
		<nav className={styles.filters} aria-label={t('label')}>
			<ul aria-label={t('states')}>
				{promotionStates.map((state) =>
					chip({ ...choice, state }, state === choice.state, { label: t(state), count: counts[state] }),
				)}
			</ul>
			<ul aria-label={t('areas')}>
				{areaSlugs.map((area) =>
					// Pressed once more, it is every area again.
					chip({ ...choice, area: area === choice.area ? undefined : area }, area === choice.area, {
						label: areaWords(`${area}.name`),
						count: areas[area],
					}),
				)}
			</ul>
		</nav>
	);
}
