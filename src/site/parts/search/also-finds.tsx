import type { Suggestions } from '#contract/api/suggestion.ts';
import { locales } from '#i18n/locales.ts';
import { KoreanType } from '#ui/korean-type.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './suggestion-box.module.css';

/** Which keys serve here, and what the place is called in Korea: what its signs say. */
export function AlsoFinds({ names }: { names: Suggestions['alsoFinds'] }) {
	const t = useTranslations('search');
	return (
		<p className={styles.foot}>
			<span className={styles.keys} aria-hidden="true">
				<span>
					<kbd>↑</kbd> <kbd>↓</kbd> {t('choose')}
				</span>
				<span>
					<kbd>Enter</kbd> {t('open')}
				</span>
			</span>
			{names.length > 0 && (
				<span>
					{`${t('alsoFinds')} `}
					{names.map(({ locale, text }, at) => (
						<span key={locale} lang={locales[locale].tag}>
							{at > 0 && ', '}
							{text}
						</span>
					))}
				</span>
			)}
			{names.some(({ locale }) => locale === 'ko') && <KoreanType />}
		</p>
	);
}
