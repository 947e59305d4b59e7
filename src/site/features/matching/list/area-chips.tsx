import { type AreaSlug, areaSlugs } from '#domain/area/areas.ts';
import { AddressLink, PageLink } from '#site/router/page-link.tsx';
import { useViewer } from '#site/shell/site-context.tsx';
import { chipClass } from '#ui/chip.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './question-list.module.css';

type Props = { chosen: AreaSlug | undefined; hrefOf: (area: AreaSlug | undefined) => string };

/** One area at a time; the chosen one again shows all. */
export function AreaChips({ chosen, hrefOf }: Props) {
	const t = useTranslations('matching.list');
	const area = useTranslations('area');
	const isMember = useViewer() !== null;
	return (
		<nav className={styles.areas} aria-label={t('areas')}>
			<ul className={styles.chips}>
				{[undefined, ...(areaSlugs as readonly AreaSlug[])].map((slug) => {
					const isOn = slug === chosen;
					return (
						<li key={slug ?? ''}>
							<AddressLink
								className={chipClass({ isOn })}
								href={hrefOf(isOn ? undefined : slug)}
								keepScroll
								aria-current={isOn ? 'true' : 'false'}
							>
								{slug === undefined ? t('all') : area(`${slug}.name`)}
							</AddressLink>
						</li>
					);
				})}
				{isMember && (
					<li>
						<PageLink page="myMatches" className={chipClass()}>
							{t('mine')}
						</PageLink>
					</li>
				)}
			</ul>
		</nav>
	);
}
