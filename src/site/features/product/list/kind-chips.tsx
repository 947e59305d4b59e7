import type { ProductFacets } from '#contract/api/product.ts';
import { type AreaSlug, areaOf } from '#domain/area/areas.ts';
import { AddressLink } from '#site/router/page-link.tsx';
import { ChipCount, chipClass } from '#ui/chip.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useKindName } from '#views/product/use-kind-name.ts';
import styles from './kind-chips.module.css';
import type { ListChoices } from './list-choices.ts';
import type { Change } from './use-list-navigation.ts';
import { useSeenOptions } from './use-seen-options.ts';

type Props = {
	area: AreaSlug;
	choices: ListChoices;
	facets: ProductFacets;
	hrefOf: (change: Change) => string;
};

/** One kind at a time; the chosen one again shows all. */
export function KindChips({ area, choices, facets, hrefOf }: Props) {
	const t = useTranslations('product.list');
	const nameOf = useKindName();
	const slugs = areaOf(area).kinds.map(({ slug }) => slug);
	const kinds = useSeenOptions(slugs, facets.kinds, choices.kinds);
	const isAll = choices.kinds.length === 0;
	return (
		<nav className={styles.kinds} aria-label={t('kinds')}>
			<ul className={styles.chips}>
				<li>
					<AddressLink
						className={chipClass({ isOn: isAll })}
						href={hrefOf({ kinds: [] })}
						keepScroll
						aria-current={isAll ? 'true' : 'false'}
					>
						{t('all')}
					</AddressLink>
				</li>
				{kinds.map(({ value, count }) => {
					const isOn = choices.kinds.includes(value);
					return (
						<li key={value}>
							<AddressLink
								className={chipClass({ isOn })}
								href={hrefOf({ kinds: isOn ? [] : [value] })}
								keepScroll
								aria-current={isOn ? 'true' : 'false'}
							>
								{nameOf(value)}
								<ChipCount>{count}</ChipCount>
							</AddressLink>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}
