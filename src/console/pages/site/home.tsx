import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { bestCount } from '#contract/api/product.ts';
import type { ArrangedHome } from '#contract/api/site-desk.ts';
import { type AreaSlug, areaSlugs } from '#domain/area/areas.ts';
import type { HomeSection } from '#domain/page/home.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Icon } from '#ui/icon.tsx';
import { Select } from '#ui/select.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { Await } from '../../await.tsx';
import { PageHead } from '../../page-head.tsx';
import { TypedSearch } from '../../typed-search.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { useConsoleLocale } from '../../viewer.tsx';
import { moved } from './moved.ts';
import styles from './site.module.css';

const homeKey = 'GET /api/console/site/home';
type Pinned = ArrangedHome['products'][number];
type Values = { order: HomeSection[]; products: Pinned[] };

/** The order of the main page and what is pinned to it (decision 0114). */
export function HomePage() {
	const t = useTranslations('console.home');
	const pages = useTranslations('console.pages');
	const callApi = useApi();
	const language = useConsoleLocale();
	const [said, setSaid] = useState<string>();
	const query = useQuery({
		queryKey: [homeKey, language],
		queryFn: () => callApi(homeKey, { query: { language } }),
		refetchOnMount: 'always',
		// What was put in order stays: a colleague's order does not take its place while one looks elsewhere.
		refetchOnWindowFocus: false,
	});
	return (
		<>
			<PageHead title={pages('home')} text={t('lead')} />
			<Await query={query}>
				{(home) => <HomeForm key={JSON.stringify(home)} home={home} onDone={() => setSaid(t('saved'))} />}
			</Await>
			<Toast message={said} closeLabel={t('close')} onClose={() => setSaid(undefined)} />
		</>
	);
}

function HomeForm({ home, onDone }: { home: ArrangedHome; onDone: () => void }) {
	const t = useTranslations('console.home');
	const callApi = useApi();
	const client = useQueryClient();
	const language = useConsoleLocale();
	const form = useForm<Values>({
		...{ blank: { order: home.order, products: home.products }, faultsOf: () => ({}), textOf: useConsoleFailure() },
		...{ idOf: (field) => `home-${field}`, fieldOf: () => 'products', asksBeforeLeaving: true },
	});
	const { order, products } = form.values;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({
			send: async (values) => {
				const before = { order: home.order, pinned: home.pinned };
				const body = { order: values.order, pinned: values.products.map(({ id }) => id), before };
				const set = await callApi('PUT /api/console/site/home', { query: { language }, body });
				onDone();
				client.setQueryData([homeKey, language], set);
			},
		});
	};
	return (
		<div className={styles.page}>
			<Card title={t('order')}>
				<p className={styles.small}>{t('orderText')}</p>
				<Rows
					items={order.map((section) => ({ id: section, name: t(`section.${section}`) }))}
					onMove={(from, to) => form.change({ order: moved(order, from, to) })}
				/>
			</Card>
			<Card title={t('pinned')}>
				<p className={styles.small}>{t('pinnedText', { most: bestCount })}</p>
				{products.length === 0 ? (
					<p>{t('none')}</p>
				) : (
					<Rows
						items={products.map(({ id, title, isShown }) => ({
							...{ id, name: title },
							more: !isShown && <Badge tone="warn">{t('notShown')}</Badge>,
						}))}
						onMove={(from, to) => form.change({ products: moved(products, from, to) })}
						onRemove={(id) => form.change({ products: products.filter((one) => one.id !== id) })}
					/>
				)}
				{products.some(({ isShown }) => !isShown) && <p className={styles.small}>{t('notShownText')}</p>}
				<Finder
					pinned={products.map(({ id }) => id)}
					onPin={(product) => form.change({ products: [...products, product] })}
				/>
			</Card>
			<Card title={t('preview')}>
				<Preview order={order} products={products.filter(({ isShown }) => isShown)} />
				<FailureNote>{form.failure}</FailureNote>
				<form className={styles.form} onSubmit={submit}>
					<div>
						<Button type="submit" variant="primary" isBusy={form.isBusy} disabled={!form.isDirty}>
							{t('save')}
						</Button>
					</div>
				</form>
			</Card>
		</div>
	);
}

type RowsProps = {
	items: readonly { id: string; name: string; more?: ReactNode }[];
	onMove: (from: number, to: number) => void;
	onRemove?: (id: string) => void;
};

/** Moved by buttons: with a finger, a mouse and keys alike. */
function Rows({ items, onMove, onRemove }: RowsProps) {
	const t = useTranslations('console.home');
	return (
		<ol className={styles.rows}>
			{items.map(({ id, name, more }, at) => (
				<li key={id}>
					<span className={styles.rowName}>
						{name} {more}
					</span>
					<Button size="sm" variant="quiet" disabled={at === 0} onClick={() => onMove(at, at - 1)}>
						<span className={styles.up}>
							<Icon name="chevronDown" label={t('up', { name })} />
						</span>
					</Button>
					<Button size="sm" variant="quiet" disabled={at === items.length - 1} onClick={() => onMove(at, at + 1)}>
						<Icon name="chevronDown" label={t('down', { name })} />
					</Button>
					{onRemove && (
						<Button size="sm" variant="quiet" onClick={() => onRemove(id)}>
							<Icon name="close" label={t('unpin', { name })} />
						</Button>
					)}
				</li>
			))}
		</ol>
	);
}

/** Only what visitors find can be pinned. */
function Finder({ pinned, onPin }: { pinned: readonly string[]; onPin: (product: Pinned) => void }) {
	const t = useTranslations('console.home');
	const areas = useTranslations('area');
	const callApi = useApi();
	const language = useConsoleLocale();
	const [area, setArea] = useState<AreaSlug>(areaSlugs[0] as AreaSlug);
	const [search, setSearch] = useState('');
	const query = useQuery({
		queryKey: ['GET /api/products', 'to pin', area, search, language],
		queryFn: () => callApi('GET /api/products', { query: { language, area, ...(search && { search }) } }),
	});
	return (
		<div className={styles.finder}>
			<div className={styles.fields}>
				<Select
					{...{ name: 'area', label: t('area'), isLabelShown: true, value: area, onChange: setArea }}
					options={areaSlugs.map((value) => ({ value, label: areas(`${value}.name`) }))}
				/>
			</div>
			<TypedSearch
				words={{
					...{ label: t('search'), placeholder: t('searchPlaceholder') },
					...{ submitLabel: t('searchSubmit'), clearLabel: t('searchClear') },
				}}
				{...{ search, maxLength: 100 }}
				onSearch={(word) => setSearch(word ?? '')}
			/>
			{pinned.length >= bestCount && <p className={styles.small}>{t('full')}</p>}
			<Await query={query}>
				{({ items }) => {
					const free = items.filter(({ id }) => !pinned.includes(id));
					if (free.length === 0) return <p className={styles.small}>{t('nothingFound')}</p>;
					return (
						<ul className={styles.rows} aria-label={t('found')}>
							{free.slice(0, 8).map(({ id, title }) => (
								<li key={id}>
									<span className={styles.rowName}>{title}</span>
									<Button
										size="sm"
										disabled={pinned.length >= bestCount}
										onClick={() => onPin({ id, title, isShown: true })}
									>
										<Icon name="pin" label={t('pin', { name: title })} />
									</Button>
								</li>
							))}
						</ul>
					);
				}}
			</Await>
		</div>
	);
}

function Preview({ order, products }: { order: readonly HomeSection[]; products: readonly Pinned[] }) {
	const t = useTranslations('console.home');
	return (
		<ol className={styles.preview}>
			<li>{t('hero')}</li>
			{order.map((section) => (
				<li key={section}>
					{t(`section.${section}`)}
					{section === 'best' && products.length > 0 && (
						<span className={styles.small}>{products.map(({ title }) => title).join(' · ')}</span>
					)}
				</li>
			))}
		</ol>
	);
}
