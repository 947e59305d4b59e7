import type { Editing } from '#contract/api/content.ts';
import { allLocales, type Locale } from '#i18n/locales.ts';
import { Card } from '#ui/card.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ConsoleLink } from '../address.tsx';
import own from './completeness.module.css';
import styles from './content.module.css';
import { shortName } from './short-name.ts';
import { useFieldName } from './use-field-name.ts';

const signs: Record<'done' | 'older' | 'missing', IconName> = { done: 'check', older: 'clock', missing: 'close' };

/** Where a part of a text is written in a language. */
export type CellAddress = (field: string, locale: Locale) => string;

/** How complete each language is, part by part; what is missing or older leads to where it is written. */
export function Completeness({ editing, cellAddress }: { editing: Editing; cellAddress: CellAddress }) {
	const t = useTranslations('console.product');
	const nameOf = useFieldName();
	const { percent, fields } = editing.completeness;
	return (
		<Card title={t('completeness')}>
			<div className={styles.scroll}>
				<table className={styles.table}>
					<thead>
						<tr>
							<td />
							{allLocales.map((locale) => (
								<th key={locale} scope="col">
									<abbr title={t(`language.${locale}`)}>{shortName[locale]}</abbr>
								</th>
							))}
						</tr>
						<tr>
							<th scope="row">{t('whole')}</th>
							{allLocales.map((locale) => (
								<td key={locale}>
									<Ring percent={percent[locale]} />
								</td>
							))}
						</tr>
					</thead>
					<tbody>
						{fields.map(({ field, cells }) => (
							<tr key={field}>
								<th scope="row">{nameOf(field)}</th>
								{allLocales.map((locale) => (
									<td key={locale} data-cell={cells[locale]}>
										{cells[locale] === 'done' ? (
											<Icon name={signs.done} label={t('cell.done')} />
										) : (
											<ConsoleLink
												to={cellAddress(field, locale)}
												aria-label={`${nameOf(field)}, ${t(`language.${locale}`)}: ${t(`cell.${cells[locale]}`)}`}
											>
												<Icon name={signs[cells[locale]]} />
											</ConsoleLink>
										)}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
			<p className={own.legend}>
				{(['done', 'older', 'missing'] as const).map((cell) => (
					<span key={cell} data-cell={cell}>
						<Icon name={signs[cell]} />
						{t(`cell.${cell}`)}
					</span>
				))}
			</p>
		</Card>
	);
}

/** How much of a language is written, seen before it is read. */
function Ring({ percent }: { percent: number }) {
	return (
		<span className={own.ring} data-whole={percent === 100 || undefined} data-none={percent === 0 || undefined}>
			<svg viewBox="0 0 36 36" aria-hidden="true">
				<circle cx="18" cy="18" r="16" data-part="all" />
				<circle cx="18" cy="18" r="16" pathLength={100} strokeDasharray={`${percent} 100`} />
			</svg>
			{percent}
		</span>
	);
}
