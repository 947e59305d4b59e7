import { useEffect, useState } from 'react';
import type { ProductSummary } from '#contract/api/product.ts';
import { type AreaSlug, areaOf } from '#domain/area/areas.ts';
import { KoreanType } from '#ui/korean-type.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ProductCard } from './product-card.tsx';
import { type ProductQuery, ProductRow } from './product-row.tsx';
import styles from './results.module.css';

/** Until then the old results stay in view, faded; most answers are here long before. */
const patienceMs = 500;

function useIsSlow(isPending: boolean): boolean {
	const [isSlow, setIsSlow] = useState(false);
	useEffect(() => {
		if (!isPending) return setIsSlow(false);
		const timer = window.setTimeout(() => setIsSlow(true), patienceMs);
		return () => window.clearTimeout(timer);
	}, [isPending]);
	return isPending && isSlow;
}

type Props = { area: AreaSlug; products: readonly ProductSummary[]; query: ProductQuery; isPending: boolean };

/** Rows to compare prices down one edge, or cards to choose by mood: as the area has it. */
export function Results({ area, products, query, isPending }: Props) {
	const isSlow = useIsSlow(isPending);
	const { list } = areaOf(area);
	const Product = list === 'rows' ? ProductRow : ProductCard;
	const firstSeen = list === 'rows' ? 2 : 3;
	return (
		<>
			<ul className={styles[list]} data-pending={(isPending && !isSlow) || undefined} aria-busy={isPending}>
				{products.map((product, at) => (
					<li key={product.id}>
						{isSlow ? <Waiting list={list} /> : <Product product={product} query={query} isFirst={at < firstSeen} />}
					</li>
				))}
			</ul>
			{products.some(({ shownLocale }) => shownLocale === 'ko') && <KoreanType />}
		</>
	);
}

function Waiting({ list }: { list: 'rows' | 'cards' }) {
	return (
		<div className={list === 'rows' ? styles.waitingRow : styles.waitingCard}>
			<div>
				<Skeleton shape="picture" />
			</div>
			<div>
				<Skeleton width="short" />
				<Skeleton shape="title" width="long" />
				<Skeleton width="medium" />
				<Skeleton width="short" />
			</div>
		</div>
	);
}
