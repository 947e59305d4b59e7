import { type ComponentType, type ToggleEvent, useEffect, useRef } from 'react';
import {
	admitToConsole,
	type ConsolePageId,
	consoleGroups,
	consolePage,
	consolePageIds,
	consolePages,
} from '#contract/console-pages.ts';
import { Icon } from '#ui/icon.tsx';
import { KoreanName, Mark } from '#ui/logo.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ConsoleLink, useConsoleAddress } from '../address.tsx';
import { routes } from '../routes.tsx';
import { SearchButton } from '../search/search-button.tsx';
import { useViewer } from '../viewer.tsx';
import { BusinessSwitch } from './business-switch.tsx';
import { ConsoleBell } from './console-bell.tsx';
import { DisputeCount } from './dispute-count.tsx';
import styles from './frame.module.css';
import { MatchingCount } from './matching-count.tsx';
import { RailFoot } from './rail-foot.tsx';
import folding from './rail-group.module.css';
import { SlipCount } from './slip-count.tsx';
import { TodayCount } from './today-count.tsx';
import { TrustCount } from './trust-count.tsx';
import { useFolded } from './use-folded.ts';
import type { Menu } from './use-menu.ts';

/** What waits on a page, beside its name. */
const counts: Partial<Record<ConsolePageId, ComponentType>> = {
	today: TodayCount,
	slips: SlipCount,
	disputes: DisputeCount,
	matching: MatchingCount,
	trust: TrustCount,
};

type Props = { current: string | undefined; menu: Menu };

/** At the side of a desk's screen; on a phone a bar, whose menu opens over the page. */
export function Rail({ current, menu }: Props) {
	const t = useTranslations('console');
	return (
		<header className={styles.rail} data-open={menu.isOpen || undefined}>
			<div className={styles.bar}>
				<ConsoleLink to={consolePages.today.path} className={styles.brand}>
					<Mark />
					<span className={styles.name}>Maru</span>
					<span className={styles.korean}>
						<KoreanName />
					</span>
				</ConsoleLink>
				<SearchButton />
				<ConsoleBell />
				<button
					ref={menu.button}
					type="button"
					className={styles.menu}
					aria-expanded={menu.isOpen}
					aria-controls="console-menu"
					onClick={menu.toggle}
				>
					<Icon name={menu.isOpen ? 'close' : 'menu'} />
					<span className="visually-hidden">{t(menu.isOpen ? 'closeMenu' : 'menu')}</span>
				</button>
			</div>
			<div id="console-menu" className={styles.drawer}>
				<BusinessSwitch />
				<Pages current={current} onGo={menu.close} />
				<RailFoot onGo={menu.close} />
			</div>
		</header>
	);
}

/** The pages that are the viewer's, in groups. A chosen business goes along to those that know it. */
function Pages({ current, onGo }: { current: string | undefined; onGo: () => void }) {
	const t = useTranslations('console');
	const viewer = useViewer();
	const organisation = useConsoleAddress().query.get('organisation');
	const nav = useRef<HTMLElement>(null);
	const { kept, fold } = useFolded();
	// An operator has more pages than a small screen is tall: the one that is open is never out of sight.
	// biome-ignore lint/correctness/useExhaustiveDependencies: when another page is open, another link is the current one
	useEffect(() => {
		nav.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
	}, [current]);
	const shown = consolePageIds.filter(
		(page) => consolePage(page).parent === undefined && admitToConsole(page, viewer) === 'admitted',
	);
	const groups = consoleGroups
		.map((group) => ({ group, pages: shown.filter((page) => consolePages[page].group === group) }))
		.filter(({ pages }) => pages.length > 0);
	// Whose pages fit is shown all of them; an operator is shown the group they work in, and what they opened besides.
	const isRoomy = groups.length <= 2;
	return (
		<nav ref={nav} className={styles.pages} aria-label={t('title')}>
			{groups.map(({ group, pages }) => {
				const isCurrent = pages.some((page) => page === current);
				const isOpen = isCurrent || (kept[group] ?? isRoomy);
				const toggle = ({ currentTarget: shown }: ToggleEvent<HTMLDetailsElement>) => {
					if (shown.open === isOpen) return;
					// Where one works is never folded away.
					if (isCurrent) shown.open = true;
					else fold(group, shown.open);
				};
				return (
					<details key={group} className={folding.group} open={isOpen} onToggle={toggle}>
						<summary className={folding.groupName} data-current={isCurrent || undefined}>
							<span>{t(`group.${group}`)}</span>
							{!isOpen && (
								<span className={folding.waiting}>
									<Waiting pages={pages} />
								</span>
							)}
							{!isCurrent && (
								<span className={folding.fold}>
									<Icon name="chevronDown" />
								</span>
							)}
						</summary>
						{pages.map((page) => {
							const Count = counts[page];
							const path = consolePages[page].path;
							return (
								<ConsoleLink
									key={page}
									to={organisation && routes[page].isOfBusiness ? `${path}?organisation=${organisation}` : path}
									className={styles.page}
									aria-current={page === current ? 'page' : undefined}
									onClick={onGo}
								>
									<Icon name={routes[page].icon} />
									<span className={styles.pageName}>{t(`pages.${page as 'today'}`)}</span>
									{Count && <Count />}
								</ConsoleLink>
							);
						})}
					</details>
				);
			})}
		</nav>
	);
}

/** What waits on the pages of a folded group is not folded away. */
function Waiting({ pages }: { pages: readonly ConsolePageId[] }) {
	return pages.map((page) => {
		const Count = counts[page];
		return Count && <Count key={page} />;
	});
}
