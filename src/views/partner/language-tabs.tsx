import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { type ContentLocale, contentLocales } from '#domain/kernel/locale-text.ts';
import { locales } from '#i18n/locales.ts';
import { chipClass } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './partner.module.css';

type Props = {
	label: string;
	value: ContentLocale;
	/** Marked with a tick, and with this word for those who listen. */
	isDone: (locale: ContentLocale) => boolean;
	doneLabel: string;
	isWrong: (locale: ContentLocale) => boolean;
	onChange: (locale: ContentLocale) => void;
	children: ReactNode;
};

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One language at a time, by its own name. */
export function LanguageTabs({ label, value, isDone, doneLabel, isWrong, onChange, children }: Props) {
	const id = useId();
	const list = useRef<HTMLDivElement>(null);
	function move(event: KeyboardEvent) {
		const step = steps[event.key];
		if (step === undefined) return;
		event.preventDefault();
		const count = contentLocales.length;
		const at = (contentLocales.indexOf(value) + step + count) % count;
		onChange(contentLocales[at] ?? value);
		list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
	}
	return (
		<div>
			<div ref={list} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={move}>
				{contentLocales.map((locale) => (
					<button
						key={locale}
						type="button"
						role="tab"
						id={`${id}-${locale}`}
						className={chipClass({ isOn: locale === value })}
						aria-selected={locale === value}
						aria-controls={`${id}-panel`}
						tabIndex={locale === value ? 0 : -1}
						data-wrong={isWrong(locale) || undefined}
						lang={locales[locale].tag}
						onClick={() => onChange(locale)}
					>
						{isWrong(locale) && <Icon name="warning" />}
						{!isWrong(locale) && isDone(locale) && <Icon name="check" />}
						{locales[locale].ownName}
						{isDone(locale) && <span className="visually-hidden"> ({doneLabel})</span>}
					</button>
				))}
			</div>
			<div id={`${id}-panel`} className={styles.tabPanel} role="tabpanel" aria-labelledby={`${id}-${value}`}>
				{children}
			</div>
		</div>
	);
}
