import type { Guest } from '#domain/reservation/guest-list.ts';
import { formatDate } from '#i18n/format.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './guest-names.module.css';

/** A spreadsheet takes what has tabs between; a cell that begins as a formula is a text. */
const cell = (text: string): string => (/^[=+\-@]/.test(text) ? `'${text}` : text);
const sheetOf = (guests: readonly Guest[]): string =>
	guests
		.map(({ name, nationality, birthOn, note }) => [name, nationality, birthOn ?? '', note].map(cell).join('\t'))
		.join('\n');

/** Who comes, by name; copied as a spreadsheet takes it. */
export function GuestNames({ guests }: { guests: readonly Guest[] }) {
	const t = useTranslations('reservation.my.guestList');
	return (
		<div className={styles.names}>
			<div>
				<CopyButton text={sheetOf(guests)} label={t('copy')} doneLabel={t('copied')} />
			</div>
			<ol>
				{guests.map(({ name, nationality, birthOn, note }, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: two guests may have one name, and the list does not move
					<li key={at}>
						<b>{name}</b>
						{[nationality, birthOn && formatDate(birthOn), note].filter(Boolean).map((fact) => ` · ${fact}`)}
					</li>
				))}
			</ol>
		</div>
	);
}
