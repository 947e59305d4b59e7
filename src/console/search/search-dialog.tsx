import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import panel from '#ui/dialog-panel.module.css';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { FailureNumber } from '#views/failure/failure-number.tsx';
import { navigate } from '../address.tsx';
import styles from './search.module.css';
import { SearchResults } from './search-results.tsx';
import { type FoundRow, useFound } from './use-found.ts';

/** The console's own pages stay in the document; those of the site are loaded. */
function go({ address }: FoundRow): void {
	if (address.startsWith('/console')) navigate(address);
	else window.location.assign(address);
}

/** What was typed, what is found and which of it is meant. */
function useSearch(onClose: () => void) {
	const [text, setText] = useState('');
	const [at, setAt] = useState(0);
	const found = useFound(text);
	const rows = found.groups.flatMap((group) => group.rows);
	const current = Math.min(at, Math.max(0, rows.length - 1));
	const open = (row: FoundRow | undefined) => {
		if (!row) return;
		onClose();
		go(row);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		// A letter that is still being put together is not done yet.
		if (event.nativeEvent.isComposing) return;
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (step !== undefined && rows.length > 0) {
			event.preventDefault();
			setAt((current + step + rows.length) % rows.length);
		} else if (event.key === 'Enter') {
			event.preventDefault();
			open(rows[current]);
		}
	};
	const type = (typed: string) => {
		setText(typed);
		setAt(0);
	};
	return { ...found, text, type, rows, current, setAt, open, onKeyDown };
}

/** A field and what is found, one list for the keys: arrows move, Enter opens, Escape closes. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
	const t = useTranslations('console.search');
	const dialog = useRef<HTMLDialogElement>(null);
	const field = useRef<HTMLInputElement>(null);
	const id = useId();
	const search = useSearch(onClose);
	const { text, rows, current, isSearching } = search;
	const isAsked = text.trim() !== '';
	useEffect(() => {
		dialog.current?.showModal();
		field.current?.focus();
	}, []);
	const closeOutside = (event: MouseEvent) => {
		if (event.target === dialog.current) onClose();
	};
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it
		<dialog
			ref={dialog}
			className={`${panel.panel} ${styles.dialog}`}
			aria-label={t('title')}
			onClose={onClose}
			onClick={closeOutside}
		>
			<div className={styles.head}>
				<Icon name="magnifier" />
				<input
					ref={field}
					className={styles.input}
					type="text"
					role="combobox"
					name="text"
					aria-label={t('title')}
					aria-expanded={rows.length > 0}
					aria-controls={id}
					aria-activedescendant={rows.length > 0 ? `${id}-${current}` : undefined}
					aria-autocomplete="list"
					autoComplete="off"
					spellCheck={false}
					maxLength={80}
					placeholder={t('placeholder')}
					value={text}
					onChange={(event) => search.type(event.target.value)}
					onKeyDown={search.onKeyDown}
				/>
				<button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
					<Icon name="close" />
				</button>
			</div>
			<SearchResults id={id} {...search} />
			{isAsked && rows.length === 0 && !isSearching && (
				<div className={styles.nothing}>
					<p>{t(search.error ? 'failed' : 'nothing')}</p>
					<FailureNumber error={search.error} />
				</div>
			)}
			<p className="visually-hidden" role="status">
				{isSearching || !isAsked ? '' : t('found', { count: rows.length })}
			</p>
			<p className={styles.hint} aria-hidden="true">
				{t('hint')}
			</p>
		</dialog>
	);
}
