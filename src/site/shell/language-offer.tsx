import { type Locale, locales } from '#i18n/locales.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './language-offer.module.css';

type Props = {
	/** The language offered; the words are in that language, not in the page's. */
	locale: Locale;
	words: { text: string; accept: string; decline: string };
	href: string;
	onAccept: () => void;
	onDecline: () => void;
};

/** Lies over the page instead of pushing it down. */
export function LanguageOffer({ locale, words, href, onAccept, onDecline }: Props) {
	const { tag } = locales[locale];
	return (
		<aside className={styles.offer} lang={tag} aria-label={words.text}>
			<p className={styles.text}>
				<Icon name="globe" />
				{words.text}
			</p>
			<div className={styles.actions}>
				<a className={buttonClass({ variant: 'brand' })} href={href} hrefLang={tag} onClick={onAccept}>
					{words.accept}
				</a>
				<Button variant="quiet" onClick={onDecline}>
					{words.decline}
				</Button>
			</div>
		</aside>
	);
}
