import { Icon } from '#ui/icon.tsx';
import type { ProseSection } from '#ui/prose-sections.ts';
import { useTranslations } from '#ui/translations.tsx';
import styles from './text-contents.module.css';
import { useSectionInView } from './use-section-in-view.ts';

type Props = { sections: readonly ProseSection[]; lang: string | undefined };

/** Beside the text on wide screens, where it stays in view; folded above it on phones. */
export function TextContents({ sections, lang }: Props) {
	const t = useTranslations('text');
	const inView = useSectionInView(sections);
	if (sections.length < 2) return <div className={styles.nothing} />;
	const links = (
		<ol lang={lang}>
			{sections.map(({ id, title }) => (
				<li key={id}>
					<a href={`#${id}`} aria-current={id === inView ? 'true' : undefined}>
						{title}
					</a>
				</li>
			))}
		</ol>
	);
	return (
		<>
			<nav className={styles.beside} aria-label={t('contents')}>
				{links}
			</nav>
			<details className={styles.folded}>
				<summary>
					{t('contents')}
					<Icon name="chevronDown" />
				</summary>
				<nav aria-label={t('contents')}>{links}</nav>
			</details>
		</>
	);
}
