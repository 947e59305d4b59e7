import type { Partner } from '#contract/api/partner.ts';
import { formatDate } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { megabytesOf } from './megabytes-of.ts';
import styles from './partner.module.css';

type Licence = Partner['licences'][number];

const looks = {
	valid: { tone: 'ok', icon: 'check', word: 'valid', sentence: 'until' },
	'ends-soon': { tone: 'warn', icon: 'clock', word: 'endsSoon', sentence: 'untilSoon' },
	'run-out': { tone: 'bad', icon: 'warning', word: 'runOut', sentence: 'ranOut' },
} as const;

/** One paper: what it is, how long it counts, and the paper itself. */
export function LicenceRow({ licence, onDelete }: { licence: Licence; onDelete: () => void }) {
	const t = useTranslations('partner.licence');
	const { tone, icon, word, sentence } = looks[licence.state];
	const name = t(`kind.${licence.kind}`);
	return (
		<li className={styles.licence}>
			<span className={styles.paper} data-tone={tone}>
				<Icon name={licence.state === 'valid' ? 'document' : 'warning'} />
			</span>
			<div className={styles.words}>
				<b>{name}</b>
				<p className={styles.small} data-tone={licence.state === 'valid' ? undefined : tone}>
					{[licence.number, licence.expiresOn && t(sentence, { date: formatDate(licence.expiresOn) })]
						.filter(Boolean)
						.join(' · ')}
				</p>
				<p className={styles.small}>
					<a href={`/api/files/${licence.fileId}/paper`} target="_blank" rel="noopener">
						<span className="visually-hidden">{t('open', { name })} </span>
						{licence.fileName || t('unnamed')}
					</a>
					{` · ${t('size', { megabytes: megabytesOf(licence.bytes, useWordsLocale()) })}`}
				</p>
			</div>
			<div className={styles.ends}>
				<Badge tone={tone}>
					<Icon name={icon} />
					{t(licence.expiresOn === null ? 'received' : word)}
				</Badge>
				<Button size="sm" variant="quiet" aria-label={t('delete', { name })} onClick={onDelete}>
					<Icon name="trash" />
				</Button>
			</div>
		</li>
	);
}
