import type { Guest } from '#domain/reservation/guest-list.ts';
import { formatDate } from '#i18n/format.ts';
import { useTranslations } from '#ui/translations.tsx';
import styles from './guest-preview.module.css';

/** As many as show whether each column went where it belongs. */
const most = 3;

/** The first guests as they were understood, before they are saved. */
export function GuestPreview({ guests }: { guests: readonly Guest[] }) {
	const t = useTranslations('reservation.my.guestList');
	if (guests.length === 0) return null;
	return (
		<table className={styles.preview}>
			<caption>{t('preview')}</caption>
			<thead>
				<tr>
					<th scope="col">{t('column.name')}</th>
					<th scope="col">{t('column.nationality')}</th>
					<th scope="col">{t('column.birth')}</th>
					<th scope="col">{t('column.note')}</th>
				</tr>
			</thead>
			<tbody>
				{guests.slice(0, most).map(({ name, nationality, birthOn, note }, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: two guests may have one name, and a row has no state
					<tr key={at}>
						<th scope="row">{name}</th>
						<td>{nationality || '–'}</td>
						<td>{birthOn ? formatDate(birthOn) : '–'}</td>
						<td>{note || '–'}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
