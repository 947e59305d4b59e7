import type { NoticeView } from '#contract/api/notice.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './attachments.module.css';
import { sizeOf } from './file-size.ts';

/** Files to take along, each with what it is and how big. */
export function Attachments({ notice }: { notice: NoticeView }) {
	const t = useTranslations('notice');
	const locale = useLocale();
	if (notice.attachments.length === 0) return null;
	return (
		<section aria-labelledby="attachments" className={styles.attachments}>
			<h2 id="attachments" className={styles.title}>
				{t('attachments')}
			</h2>
			<ul className={styles.files}>
				{notice.attachments.map(({ file, name, kind, bytes }) => (
					<li key={file}>
						<a
							className={styles.file}
							href={`/api/notices/${notice.id}/attachments/${file}?language=${locale}`}
							download
						>
							<Icon name="download" />
							<span>
								<span className={styles.name}>{name}</span>
								<span className={styles.facts}>
									{t('file', { kind: kind.toUpperCase(), ...sizeOf(bytes, locale) })}
								</span>
							</span>
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
