import type { Editing } from '#contract/api/content.ts';
import { allLocales } from '#i18n/locales.ts';
import { Card } from '#ui/card.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './content.module.css';
import { shortName } from './short-name.ts';
import { useFieldName } from './use-field-name.ts';

const signs: Record<'done' | 'older' | 'missing', IconName> = { done: 'check', older: 'clock', missing: 'close' };

/** How complete each language is, part by part. */
export function Completeness({ editing }: { editing: Editing }) {
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
								<td key={locale} data-whole={percent[locale] === 100 || undefined}>
									{percent[locale]}
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
										<Icon name={signs[cells[locale]]} label={t(`cell.${cells[locale]}`)} />
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
			<p className={styles.legend}>
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
