import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ProductFacets, ProductSummary } from '#contract/api/product.ts';
import type { AreaSlug } from '#domain/area/areas.ts';
import { soughtQuery } from '#site/parts/booking/sought.ts';
import { AddressLink } from '#site/router/page-link.tsx';
import { useIsMobile } from '#site/shell/site-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet, warmSheet } from './filter-sheet.tsx';
import { KindChips } from './kind-chips.tsx';
import { countFilters, type ListChoices, noFilters } from './list-choices.ts';
import { ListSearch } from './list-search.tsx';
import { NothingFits } from './nothing-fits.tsx';
import styles from './product-list.module.css';
import { ResultBar } from './result-bar.tsx';
import { Results } from './results.tsx';
import { useEarlyChoices } from './use-early-choices.ts';
import { useListNavigation } from './use-list-navigation.ts';

type Props = {
	area: AreaSlug;
	choices: ListChoices;
	list: {
		items: readonly ProductSummary[];
		total: number;
		nextCursor: string | null;
		facets: ProductFacets;
		elsewhere?: readonly { area: AreaSlug; count: number }[] | undefined;
	};
	/** The results of what is chosen are on their way; those in view are the old ones. */
	isPending: boolean;
};

/** The products of an area. A form and links, so that it serves without scripts; with them nothing is loaded anew. */
export function ProductList({ area, choices, list, isPending }: Props) {
	const t = useTranslations('product.list');
	const areaWords = useTranslations('area');
	const [isSheetOpen, setIsSheetOpen] = useState<boolean>();
	const resultLine = useRef<HTMLParagraphElement>(null);
	const form = useRef<HTMLFormElement>(null);
	const { hrefOf, apply } = useListNavigation(area, choices);
	useEarlyChoices(form, { area, choices, apply });
	const isMobile = useIsMobile();
	useEffect(() => {
		// Left alone where it was never open: then it need not come either.
		if (!isMobile) setIsSheetOpen((isOpen) => isOpen && false);
	}, [isMobile]);
	// With scripts the list has followed every change already; on a phone Enter puts the keyboard away.
	const stay = (event: FormEvent) => {
		event.preventDefault();
		if (isMobile && document.activeElement instanceof HTMLElement) document.activeElement.blur();
	};
	const filterCount = countFilters(choices);
	const shared = { area, choices, facets: list.facets, apply };
	return (
		<div className={styles.frame}>
			<form ref={form} className={styles.form} action={hrefOf({}).split('?')[0]} autoComplete="off" onSubmit={stay}>
				{choices.kinds.length > 0 && <input type="hidden" name="kinds" value={choices.kinds.join()} />}
				{choices.provider && <input type="hidden" name="provider" value={choices.provider} />}
				<div className={styles.title}>
					<h1>{areaWords(`${area}.title`)}</h1>
					<p>{areaWords(`${area}.lead`)}</p>
				</div>
				<div className={styles.top}>
					<ListSearch area={area} choices={choices} apply={apply} />
					<button
						type="button"
						className={`${buttonClass()} ${styles.open}`}
						aria-haspopup="dialog"
						onPointerEnter={warmSheet}
						onClick={() => setIsSheetOpen(true)}
					>
						<Icon name="sliders" />
						{t('filters')}
						{filterCount > 0 && ` · ${filterCount}`}
					</button>
				</div>
				<div className={styles.kinds}>
					<KindChips area={area} choices={choices} facets={list.facets} hrefOf={hrefOf} />
				</div>
				<div className={styles.list}>
					<aside className={styles.filters} aria-label={t('filters')}>
						<div className={styles.filterHead}>
							<h2>{t('filters')}</h2>
							{filterCount > 0 && (
								<AddressLink
									href={hrefOf(noFilters)}
									keepScroll
									aria-current="false"
									onClick={() => focusOn(resultLine)}
								>
									{t('clear', { count: filterCount })}
								</AddressLink>
							)}
						</div>
						<FilterPanel {...shared} />
						<button type="submit" className={`${buttonClass({ variant: 'primary', isFull: true })} ${styles.submit}`}>
							{t('search')}
						</button>
					</aside>
					<div className={styles.results}>
						<ResultBar ref={resultLine} total={list.total} choices={choices} isPending={isPending} apply={apply} />
						<ActiveFilters
							choices={choices}
							providerName={list.items[0]?.provider}
							hrefOf={hrefOf}
							onRemove={() => focusOn(resultLine)}
						/>
						{list.total === 0 ? (
							<NothingFits
								area={area}
								search={filterCount + choices.kinds.length === 0 ? choices.search : ''}
								elsewhere={list.elsewhere}
							/>
						) : (
							<Results
								area={area}
								products={list.items}
								query={{ on: choices.on, adult: choices.persons, ...soughtQuery(choices) }}
								isPending={isPending}
							/>
						)}
						<Pages area={area} total={list.total} choices={choices} nextCursor={list.nextCursor} hrefOf={hrefOf} />
					</div>
				</div>
			</form>
			{isSheetOpen !== undefined && (
				<FilterSheet
					{...shared}
					isOpen={isSheetOpen && isMobile}
					total={list.total}
					onClose={() => setIsSheetOpen(false)}
				/>
			)}
		</div>
	);
}

const focusOn = (line: React.RefObject<HTMLElement | null>) => line.current?.focus({ preventScroll: true });

type PagesProps = Pick<Props, 'area' | 'choices'> & {
	total: number;
	nextCursor: string | null;
	hrefOf: ReturnType<typeof useListNavigation>['hrefOf'];
};

function Pages({ area, total, choices, nextCursor, hrefOf }: PagesProps) {
	const t = useTranslations('product.list');
	const areaWords = useTranslations('area');
	const link = { className: buttonClass(), 'aria-current': 'false' } as const;
	return (
		<Pagination
			label={areaWords(`${area}.title`)}
			previous={
				choices.cursor && (
					<AddressLink {...link} href={hrefOf({})} rel="prev">
						<Icon name="chevronLeft" />
						{t('previous')}
					</AddressLink>
				)
			}
			next={
				nextCursor && (
					<AddressLink {...link} href={hrefOf({ cursor: nextCursor })} rel="next">
						{t('next')}
						<Icon name="chevronRight" />
					</AddressLink>
				)
			}
		>
			{t('results', { count: total })}
		</Pagination>
	);
}
