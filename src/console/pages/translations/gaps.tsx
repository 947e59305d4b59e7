import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { translationScopes } from '#contract/api/handover.ts';
import { allLocales, type Locale } from '#i18n/locales.ts';
import { Badge } from '#ui/badge.tsx';
import { chipClass } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { byCursor, pagesOf } from '../../by-cursor.ts';
import { StateBadge } from '../../content/content-list.tsx';
import { type LongColumn, LongTable } from '../../table/long-table.tsx';
import { useConsoleLocale } from '../../viewer.tsx';
import { type Asked, editorAddress, translationAddress } from './translation-address.ts';
import { type Summary, type Translated, translationListKey } from './translation-queries.ts';
import styles from './translations.module.css';
import { usePartName } from './use-part-name.ts';

type Given = { kinds: Summary; asked: Asked & { to: Locale } };
type Kind = Summary[number]['kind'];
type Wanted = { kind: Kind; to: Locale; scope: Asked['scope'] };

function useTranslated({ kind, to, scope }: Wanted) {
	const callApi = useApi();
	const language = useConsoleLocale();
	return useInfiniteQuery({
		queryKey: [translationListKey, kind, to, scope, language],
		queryFn: ({ pageParam: cursor }) => callApi(translationListKey, { query: { kind, to, scope, language, cursor } }),
		select: pagesOf,
		refetchOnMount: 'always',
		...byCursor,
	});
}

/** Thing by thing, what a language lacks; each leads to where it is written. */
export function Gaps({ kinds, asked }: Given) {
	const t = useTranslations('console.translation');
	const names = useTranslations('console.product.language');
	const lacking = kinds.find(({ total, languages }) => languages[asked.to].whole < total);
	const kind = kinds.find((one) => one.kind === asked.kind)?.kind ?? lacking?.kind ?? kinds[0]?.kind ?? 'product';
	const wanted: Wanted = { kind, to: asked.to, scope: asked.scope };
	const query = useTranslated(wanted);
	const columns = useColumns(asked.to);
	return (
		<section className={styles.gaps} aria-label={t('table')}>
			<Chips label={t('kinds')}>
				{kinds.map((one) => (
					<Chip key={one.kind} isOn={one.kind === kind} to={translationAddress({ ...wanted, kind: one.kind })}>
						{t(`kind.${one.kind}`)}
					</Chip>
				))}
			</Chips>
			<Chips label={t('languages')}>
				{allLocales.map((locale) => (
					<Chip key={locale} isOn={locale === wanted.to} to={translationAddress({ ...wanted, to: locale })}>
						{names(locale)}
					</Chip>
				))}
			</Chips>
			<Chips label={t('scopes')}>
				{translationScopes.map((scope) => (
					<Chip key={scope} isOn={scope === wanted.scope} to={translationAddress({ ...wanted, scope })}>
						{t(`scope.${scope}`)}
					</Chip>
				))}
			</Chips>
			<Await query={query}>
				{(data) => {
					const items = data.flatMap((page) => page.items);
					if (items.length === 0) return <Nothing scope={wanted.scope} />;
					return (
						<>
							<p className={styles.small}>{t('count', { count: data[0]?.total ?? items.length })}</p>
							<LongTable
								{...{ label: t('table'), columns, items, query, className: styles.list, rowHeight: 84 }}
								name={translationAddress(wanted)}
								idOf={({ id }) => id}
							/>
						</>
					);
				}}
			</Await>
		</section>
	);
}

const Chips = ({ label, children }: { label: string; children: ReactNode }) => (
	<nav className={styles.filter} aria-label={label}>
		<span className={styles.small} aria-hidden>
			{label}
		</span>
		{children}
	</nav>
);

function Chip({ to, isOn, children }: { to: string; isOn: boolean; children: ReactNode }) {
	return (
		<ConsoleLink to={to} className={chipClass({ isOn })} aria-current={isOn ? 'page' : undefined}>
			{children}
		</ConsoleLink>
	);
}

function Nothing({ scope }: { scope: Asked['scope'] }) {
	const t = useTranslations('console.translation');
	const isOpen = scope === 'open';
	return (
		<EmptyState isPanel title={t(isOpen ? 'empty' : 'emptyAll')} text={t(isOpen ? 'emptyText' : 'emptyAllText')} />
	);
}

function useColumns(to: Locale): readonly LongColumn<Translated>[] {
	const t = useTranslations('console.translation');
	const states = useTranslations('console.product');
	return useMemo(
		() => [
			{ id: 'title', header: t('thing'), cell: (item) => <Name {...{ item, to }} />, className: styles.name },
			{ id: 'percent', header: states('whole'), cell: ({ percent }) => t('percent', { percent }) },
			{ id: 'parts', header: t('missing'), cell: (item) => <Parts item={item} /> },
			{ id: 'state', header: t('state'), cell: (item) => <Standing item={item} /> },
		],
		[t, states, to],
	);
}

function Name({ item: { kind, id, title, missing, older }, to }: { item: Translated; to: Locale }) {
	return (
		<ConsoleLink to={editorAddress({ kind, id, to, field: missing[0] ?? older[0] })} className={styles.link}>
			{title || id}
		</ConsoleLink>
	);
}

function Parts({ item: { missing, older } }: { item: Translated }) {
	const t = useTranslations('console.translation');
	const nameOf = usePartName();
	if (missing.length + older.length === 0)
		return (
			<p className={styles.parts} data-cell="done">
				<Icon name="check" />
				{t('done')}
			</p>
		);
	return (
		<>
			{missing.length > 0 && (
				<p className={styles.parts} data-cell="missing">
					<Icon name="close" label={t('missing')} />
					{missing.map(nameOf).join(', ')}
				</p>
			)}
			{older.length > 0 && (
				<p className={styles.parts} data-cell="older">
					<Icon name="clock" label={t('older')} />
					{older.map(nameOf).join(', ')}
				</p>
			)}
		</>
	);
}

function Standing({ item: { state, isAhead } }: { item: Translated }) {
	const t = useTranslations('console.translation');
	return (
		<p className={styles.badges}>
			<StateBadge state={state} />
			{isAhead && <Badge tone="warn">{t('isAhead')}</Badge>}
		</p>
	);
}
