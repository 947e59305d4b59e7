import { locales } from '#i18n/locales.ts';
import { chooseLanguage } from '#site/router/choose-language.ts';
import { useLanguageLinks } from '#site/router/use-language-links.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './language-list.module.css';
import { useLocale } from './site-context.tsx';

/** Every public language under its own name, as plain links to this very page: they work before any script has run. */
export function LanguageList({ onChoose }: { onChoose?: () => void }) {
	const current = useLocale();
	const links = useLanguageLinks();
	return (
		<ul className={styles.list}>
			{links.map(({ locale, href }) => (
				<li key={locale}>
					<a
						className={styles.link}
						href={href}
						hrefLang={locales[locale].tag}
						lang={locales[locale].tag}
						aria-current={locale === current ? 'true' : undefined}
						onClick={(event) => {
							event.currentTarget.hash = window.location.hash;
							chooseLanguage(locale);
							onChoose?.();
						}}
					>
						<span>{locales[locale].ownName}</span>
						{locale === current && <Icon name="check" />}
					</a>
				</li>
			))}
		</ul>
	);
}
