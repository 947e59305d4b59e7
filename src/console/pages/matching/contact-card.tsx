import type { AnsweringQuestion } from '#contract/api/matching-answer.ts';
import { Card } from '#ui/card.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from '../../answering/answer.module.css';

const apps = { whatsapp: 'WhatsApp', telegram: 'Telegram', line: 'LINE', zalo: 'Zalo', kakao: 'KakaoTalk' } as const;

type Props = { asker: NonNullable<AnsweringQuestion['asker']>; files: AnsweringQuestion['files'] };

/** Both have agreed: who asked, how they are reached, and their papers. */
export function ContactCard({ asker, files }: Props) {
	const t = useTranslations('matching.desk.contact');
	const { name, contact } = asker;
	const rows = [
		{ name: t('name'), value: name },
		{ name: t('email'), value: <a href={`mailto:${contact.email}`}>{contact.email}</a> },
		contact.phone && { name: t('phone'), value: <a href={`tel:${contact.phone}`}>{contact.phone}</a> },
		contact.messenger && { name: apps[contact.messenger.app], value: contact.messenger.name },
	];
	return (
		<Card title={t('title')}>
			<FactRows rows={rows.filter((row) => !!row)} />
			{files.length > 0 && (
				<ul className={styles.files} aria-label={t('papers')}>
					{files.map((file) => (
						<li key={file.id}>
							<a href={`/api/files/${file.id}/paper`} target="_blank" rel="noopener">
								<Icon name="document" />
								{file.name}
							</a>
						</li>
					))}
				</ul>
			)}
			<p className={styles.small}>{t('note')}</p>
		</Card>
	);
}
