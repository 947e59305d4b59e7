import { versionText } from '#i18n/version-text.ts';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './text-changes.module.css';

type Section = { title: string | null; kind: 'new' | 'changed' | 'gone'; before: string[]; after: string[] };
type Props = { changes: { since: string; sections: readonly Section[] }; lang: string | undefined };

/** Sentence by sentence, what stood in the version before and what stands here. */
export function TextChanges({ changes, lang }: Props) {
	const t = useTranslations('text.changes');
	if (changes.sections.length === 0) return null;
	return (
		<details className={styles.changes}>
			<summary>
				{t('title', { version: versionText(changes.since) })}
				<Icon name="chevronDown" />
			</summary>
			<ul className={styles.sections}>
				{changes.sections.map((section) => (
					<li key={section.title ?? ''}>
						<h2 className={styles.title}>
							<span lang={lang}>{section.title ?? t('opening')}</span>
							{section.kind !== 'changed' && <span className={styles.kind}>{t(section.kind)}</span>}
						</h2>
						<Lines label={t('before')} lines={section.before} lang={lang} isOld />
						<Lines label={t('after')} lines={section.after} lang={lang} />
					</li>
				))}
			</ul>
		</details>
	);
}

type LinesProps = { label: string; lines: readonly string[]; lang: string | undefined; isOld?: boolean };

function Lines({ label, lines, lang, isOld = false }: LinesProps) {
	if (lines.length === 0) return null;
	const Mark = isOld ? 'del' : 'ins';
	return (
		<div className={isOld ? styles.old : styles.young}>
			<p className={styles.label}>{label}</p>
			{lines.map((line) => (
				<p key={line} lang={lang}>
					<Mark>{line}</Mark>
				</p>
			))}
		</div>
	);
}
