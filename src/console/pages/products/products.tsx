import { consolePages } from '#contract/console-pages.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ConsoleLink, navigate, useConsoleAddress } from '../../address.tsx';
import styles from '../../content/content.module.css';
import { ContentList } from '../../content/content-list.tsx';
import { PageHead } from '../../page-head.tsx';
import { NewProduct } from './new-product.tsx';

const path = consolePages.products.path;

/** What one's house offers: how each stands, and how complete it is in every language. */
export function ProductsPage() {
	const t = useTranslations('console.product');
	const pages = useTranslations('console.pages');
	const { query: address } = useConsoleAddress();
	const begin = () => navigate(`${path}?new=1`);
	const words = {
		...{ label: pages('products'), states: t('states'), empty: t('empty'), emptyText: t('emptyText') },
		count: (count: number) => t('count', { count }),
	};
	return (
		<>
			<PageHead
				title={pages('products')}
				text={t('lead')}
				aside={
					<div className={styles.actions}>
						<ConsoleLink to={consolePages.productFiles.path} className={buttonClass()}>
							<Icon name="document" />
							{pages('productFiles')}
						</ConsoleLink>
						<Button variant="primary" onClick={begin}>
							<Icon name="plus" />
							{t('create')}
						</Button>
					</div>
				}
			/>
			<ContentList kind="product" isBulk {...{ path, words }} />
			<NewProduct isOpen={address.has('new')} onClose={() => navigate(path, 'replace')} />
		</>
	);
}
