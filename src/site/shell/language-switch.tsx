import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { locales } from '#i18n/locales.ts';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { CurrencyChoice } from './currency-choice.tsx';
import { LanguageList } from './language-list.tsx';
import styles from './language-switch.module.css';
import { useCurrency, useLocale } from './site-context.tsx';

/** A native disclosure: opens without a script; a script adds Escape and closing when the focus moves on. */
export function LanguageSwitch({ isShort = false }: { isShort?: boolean }) {
	const t = useTranslations('shell');
	const code = locales[useLocale()].tag.toUpperCase();
	const { currency } = useCurrency();
	const [wasOpened, setWasOpened] = useState(false);
	const details = useRef<HTMLDetailsElement>(null);
	const summary = useRef<HTMLElement>(null);

	const close = () => details.current?.removeAttribute('open');
	const closeOnEscape = (event: KeyboardEvent) => {
		if (event.key !== 'Escape' || !details.current?.open) return;
		close();
		summary.current?.focus();
	};
	const closeOnLeave = (event: FocusEvent<HTMLDetailsElement>) => {
		if (!event.currentTarget.contains(event.relatedTarget)) close();
	};

	return (
		<details
			ref={details}
			className={styles.switch}
			onKeyDown={closeOnEscape}
			onBlur={closeOnLeave}
			onToggle={() => setWasOpened(true)}
		>
			<summary ref={summary} className={isShort ? styles.shortSummary : styles.summary}>
				<Icon name="globe" />
				<span className="visually-hidden">{t('languageAndCurrency')}</span>
				<span>{isShort ? code : `${code} · ${currency}`}</span>
				{!isShort && <Icon name="chevronDown" />}
			</summary>
			{/* Focusable so that a press on the sheet itself does not count as leaving it. */}
			<div className={styles.sheet} tabIndex={-1}>
				<LanguageList onChoose={close} />
				<div className={styles.currency}>
					<CurrencyChoice isWanted={wasOpened} />
				</div>
			</div>
		</details>
	);
}
