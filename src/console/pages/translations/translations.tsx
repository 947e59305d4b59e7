import { allLocales, type Locale } from '#i18n/locales.ts';
import { Card } from '#ui/card.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ConsoleLink, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { PageHead } from '../../page-head.tsx';
import { Scrolled } from '../bulk/scrolled.tsx';
import { Gaps } from './gaps.tsx';
import { Handover } from './handover.tsx';
import { askedIn, translationAddress } from './translation-address.ts';
import { type Summary, useSummary } from './translation-queries.ts';
import styles from './translations.module.css';

const views = ['gaps', 'files'] as const;

/** The language that lacks most; Korean is what the others are translated from. */
function neediest(kinds: Summary): Locale {
	const percentOf = (locale: Locale) => kinds.reduce((sum, { languages }) => sum + languages[locale].percent, 0);
	const targets = allLocales.filter((locale) => locale !== 'ko');
	return targets.toSorted((one, other) => percentOf(one) - percentOf(other))[0] ?? 'en';
}

/** What is missing in which language, and the way out to translators and back. */
export function TranslationsPage() {
	const t = useTranslations('console.translation');
	const pages = useTranslations('console.pages');
	const { query: address } = useConsoleAddress();
	const asked = askedIn(address);
	const view = address.get('view') === 'files' ? 'files' : 'gaps';
	const query = useSummary();
	return (
		<>
			<PageHead title={pages('translations')} text={t('lead')} />
			<Tabs label={t('views')}>
				{views.map((one) => (
					<ConsoleLink key={one} to={translationAddress(asked, one)} aria-current={one === view ? 'page' : undefined}>
						{t(`view.${one}`)}
					</ConsoleLink>
				))}
			</Tabs>
			<Await query={query}>
				{({ kinds }) => {
					const to = asked.to ?? neediest(kinds);
					return (
						<div className={styles.page}>
							{view === 'files' ? (
								<Handover kinds={kinds} asked={{ ...asked, to }} />
							) : (
								<>
									<SummaryTable kinds={kinds} />
									<Gaps kinds={kinds} asked={{ ...asked, to }} />
								</>
							)}
						</div>
					);
				}}
			</Await>
		</>
	);
}

function SummaryTable({ kinds }: { kinds: Summary }) {
	const t = useTranslations('console.translation');
	const names = useTranslations('console.product.language');
	return (
		<Card title={t('summary')}>
			<Scrolled label={`${t('kindHead')} × ${t('languages')}`}>
				<table className={styles.summary}>
					<thead>
						<tr>
							<th scope="col">{t('kindHead')}</th>
							{allLocales.map((locale) => (
								<th key={locale} scope="col">
									{names(locale)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{kinds.map(({ kind, total, languages }) => (
							<tr key={kind}>
								<th scope="row">
									{t(`kind.${kind}`)}
									<p className={styles.small}>{t('count', { count: total })}</p>
								</th>
								{allLocales.map((locale) => (
									<td key={locale}>
										{total === 0 ? (
											<span className={styles.small}>{t('none')}</span>
										) : (
											<Cell {...{ ...languages[locale], total }} to={translationAddress({ kind, to: locale })} />
										)}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</Scrolled>
		</Card>
	);
}

function Cell({ whole, percent, total, to }: { whole: number; percent: number; total: number; to: string }) {
	const t = useTranslations('console.translation');
	return (
		<ConsoleLink to={to} className={styles.cell} data-whole={whole === total || undefined}>
			<strong>{t('percent', { percent })}</strong>
			<span className={styles.small}>{t('wholeOf', { whole, total })}</span>
		</ConsoleLink>
	);
}
