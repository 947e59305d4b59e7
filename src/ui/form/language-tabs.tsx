import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { allLocales, type Locale, locales } from '#i18n/locales.ts';
import { chipClass } from '../chip.tsx';
import { Icon } from '../icon.tsx';
import type { Faults } from './faults.ts';
import styles from './language-tabs.module.css';
import { isWritten, languageOf, type Texts } from './texts.ts';

type Props = {
	label: string;
	value: Locale;
	/** A language that is written is marked with a tick, and with this word for those who listen. */
	texts: Texts<string>;
	doneLabel: string;
	/** Of the form, by path: a language with something wrong in it is marked. */
	faults: Faults;
	onChange: (locale: Locale) => void;
	children: ReactNode;
};

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One language at a time, by its own name. */
export function LanguageTabs({ label, value, texts, doneLabel, faults, onChange, children }: Props) {
	const id = useId();
	const isDone = (locale: Locale) => isWritten(texts[locale]);
	const isWrong = (locale: Locale) =>
		Object.entries(faults).some(([field, code]) => code !== undefined && languageOf(field) === locale);
	const list = useRef<HTMLDivElement>(null);
	function move(event: KeyboardEvent) {
		const step = steps[event.key];
		if (step === undefined) return;
		event.preventDefault();
		const count = allLocales.length;
		const at = (allLocales.indexOf(value) + step + count) % count;
		onChange(allLocales[at] ?? value);
		list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
	}
	return (
		<div>
			<div ref={list} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={move}>
				{allLocales.map((locale) => (
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
