import { useQuery } from '@tanstack/react-query';
import { consolePages } from '#contract/console-pages.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { leaving } from '#ui/leaving.ts';
import { Select } from '#ui/select.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink, navigate, useConsoleAddress } from '../../../address.tsx';
import { Await } from '../../../await.tsx';
import { PageHead } from '../../../page-head.tsx';
import { mostSelected, ProductSearch } from '../../../product-search.tsx';
import { useConsoleLocale } from '../../../viewer.tsx';
import { useDeskProducts } from '../choices.ts';
import styles from '../reservations.module.css';
import own from './taken.module.css';
import { TakenFormScreen } from './taken-form.tsx';

/** A reservation for a guest who phones or stands at the desk: what it is of stands in the address, with date and people. */
export function NewReservationPage() {
	const t = useTranslations('console.taken');
	const { query } = useConsoleAddress();
	const organisation = query.get('organisation') ?? undefined;
	const products = useDeskProducts(organisation);
	const chosen = query.get('product') ?? '';
	const choose = (product: string) => {
		const next = new URLSearchParams(organisation ? { organisation } : {});
		next.set('product', product);
		leaving.ask(() => navigate(`${consolePages.newReservation.path}?${next}`, 'replace'));
	};
	return (
		<div className={styles.page}>
			<ConsoleLink to={consolePages.reservations.path} className={styles.back}>
				<Icon name="arrowLeft" />
				{t('back')}
			</ConsoleLink>
			<PageHead title={t('title')} text={t('lead')} />
			<Await query={products}>
				{({ products: all }) => {
					const taking = all.filter(({ mayTake }) => mayTake);
					if (taking.length === 0) return <EmptyState isPanel title={t('noProduct')} text={t('noProductText')} />;
					return (
						<div className={own.product}>
							{taking.length > mostSelected ? (
								<ProductSearch
									label={t('product')}
									organisation={organisation}
									product={chosen || undefined}
									placeholder={t('chooseProduct')}
									isTaking
									onChoose={(product) => product !== undefined && choose(product)}
								/>
							) : (
								<Select
									name="product"
									label={t('product')}
									isLabelShown
									value={taking.some(({ id }) => id === chosen) ? chosen : ''}
									placeholder={t('chooseProduct')}
									options={taking.map(({ id, title }) => ({ value: id, label: title }))}
									onChange={choose}
								/>
							)}
						</div>
					);
				}}
			</Await>
			{chosen !== '' && <OfProduct key={chosen} id={chosen} />}
		</div>
	);
}

const productKey = 'GET /api/products/:id';

function OfProduct({ id }: { id: string }) {
	const t = useTranslations('console.taken');
	const callApi = useApi();
	const language = useConsoleLocale();
	const query = useQuery({
		queryKey: [productKey, id, language],
		queryFn: () => callApi(productKey, { params: { id }, query: { language } }),
	});
	if (query.error) return <EmptyState isPanel title={t('notOffered')} text={t('notOfferedText')} />;
	return <Await query={query}>{(product) => <TakenFormScreen product={product} />}</Await>;
}
