import { useTranslations } from '#ui/translations.tsx';
import styles from './cookie-list.module.css';
import { storedThings } from './stored-things.ts';

/** What this site keeps in the browser: name, why, where and how long. Nothing to choose, and said so. */
export function CookieList() {
	const t = useTranslations('cookie');
	return (
		<section id="cookies" className={styles.section} tabIndex={-1}>
			<h2>{t('title')}</h2>
			<p className={styles.lead}>{t('lead')}</p>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen is scrolled by keys */}
			<section className={styles.scroller} aria-label={t('title')} tabIndex={0}>
				<table className={styles.table}>
					<thead>
						<tr>
							<th scope="col">{t('name')}</th>
							<th scope="col">{t('purpose')}</th>
							<th scope="col">{t('where')}</th>
							<th scope="col">{t('life')}</th>
						</tr>
					</thead>
					<tbody>
						{storedThings.map(({ name, words, where, life }) => (
							<tr key={name}>
								<th scope="row">
									<code>{name}</code>
								</th>
								<td>{t(`for.${words}`)}</td>
								<td>{t(`in.${where}`)}</td>
								<td>{t(`until.${life}`)}</td>
							</tr>
						))}
					</tbody>
				</table>
			</section>
			<p className={styles.lead}>{t('noChoice')}</p>
		</section>
	);
}
