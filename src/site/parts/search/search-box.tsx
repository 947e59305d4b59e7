import { type FocusEvent, useCallback, useId, useRef, useState } from 'react';
import type { AreaSlug } from '#domain/area/areas.ts';
import { useIsMobile, useLocale } from '#site/shell/site-context.tsx';
import { loadWords } from '#site/words.ts';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './search-box.module.css';
import { suggestionWords } from './suggestion-words.ts';
import { useOnDemand } from './use-on-demand.ts';

type Props = {
	placeholder: string;
	/** Whose products come first; they are found in all areas. */
	area: AreaSlug | undefined;
	/** A cell in somebody's form, whose width its suggestions take; or a field with a frame of its own. */
	look: 'cell' | 'field';
};

/**
 * The field for a place or an activity, in a form of its caller. Plain HTML until it is first entered: only then come
 * the suggestions and their words.
 */
export function SearchBox({ placeholder, area, look }: Props) {
	const t = useTranslations('search.box');
	const id = useId();
	const listId = `${id}-list`;
	const { root, field, text, isOpen, isFull, SuggestionBox, open, close, handlers } = useSearchBox();
	const [told, tell] = useState<{ hasList: boolean; activeId: string | undefined }>();
	const hasList = isOpen && told?.hasList === true;
	const stop = () => {
		field.current?.blur();
		close();
	};
	return (
		<div ref={root} className={styles[look]} data-full={isFull || undefined}>
			<div className={styles.frame}>
				<label htmlFor={id} className={styles.label}>
					{t('what')}
				</label>
				<input
					{...handlers}
					ref={field}
					id={id}
					className={styles.input}
					name="search"
					type="text"
					role="combobox"
					aria-autocomplete="list"
					aria-expanded={hasList}
					aria-controls={hasList ? listId : undefined}
					aria-activedescendant={hasList ? told?.activeId : undefined}
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					enterKeyHint="search"
					maxLength={100}
					placeholder={placeholder}
				/>
				{isFull && (
					<button type="button" className={styles.close} aria-label={t('close')} onClick={stop}>
						<Icon name="close" />
					</button>
				)}
			</div>
			{SuggestionBox && (
				<SuggestionBox {...{ field, text, area, listId, isOpen, isFull }} onOpen={open} onClose={close} onTell={tell} />
			)}
		</div>
	);
}

/** What is typed, whether the suggestions are wanted, and the code that shows them once they are. */
function useSearchBox() {
	const locale = useLocale();
	const isMobile = useIsMobile();
	const root = useRef<HTMLDivElement>(null);
	const field = useRef<HTMLInputElement>(null);
	const [text, setText] = useState('');
	const [isOpen, setIsOpen] = useState(false);
	const { part: SuggestionBox, ask } = useOnDemand(async () => {
		const [{ SuggestionBox }] = await Promise.all([import('./suggestion-box.tsx'), loadWords(locale, suggestionWords)]);
		return SuggestionBox;
	});
	const open = useCallback(() => setIsOpen(true), []);
	const close = useCallback(() => setIsOpen(false), []);
	const isFull = isOpen && isMobile && SuggestionBox !== undefined;
	const read = () => {
		setText(field.current?.value ?? '');
		open();
	};
	const handlers = {
		onFocus: () => {
			ask();
			// Something may have been typed before the scripts came.
			read();
		},
		onClick: open,
		onInput: read,
		onBlur: ({ relatedTarget: to }: FocusEvent) => {
			// On a phone the focus is lost when the keyboard is put away, to see what is below it.
			if (isFull && to === null) return;
			if (!root.current?.contains(to)) close();
		},
	};
	return { root, field, text, isOpen, isFull, SuggestionBox, open, close, handlers };
}
