import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type ComboboxOption, exactOption, matchOptions, reachedRow } from './combobox-match.ts';

type Given = {
	options: readonly ComboboxOption[];
	value: string | undefined;
	onChange: (value: string | undefined, typed: string) => void;
	onBlur?: (() => void) | undefined;
};

const page = 8;

/** What is typed, what fits it, and which of that the keys have reached. */
export function useCombobox({ options, value, onChange, onBlur }: Given) {
	const labelOf = (wanted: string | undefined) => options.find((option) => option.value === wanted)?.label;
	const [text, setText] = useState(labelOf(value) ?? '');
	const [isOpen, setIsOpen] = useState(false);
	/** Until something is typed the whole list is shown, whatever stands in the field. */
	const [hasTyped, setHasTyped] = useState(false);
	const [moved, setActive] = useState(-1);
	const found = matchOptions(options, hasTyped ? text : '');
	const active = reachedRow({ moved, count: found.length, isSought: hasTyped && text.trim() !== '' });
	const list = useRef<HTMLDivElement>(null);

	// What comes back while typing is only what was told; anything else was chosen from outside, or is another language.
	const told = useRef(value);
	const label = labelOf(value);
	useEffect(() => {
		if (told.current === value && hasTyped) return;
		told.current = value;
		setText(label ?? '');
		setHasTyped(false);
	}, [value, label, hasTyped]);
	const tell = (next: string | undefined, typed: string) => {
		told.current = next;
		onChange(next, typed);
	};
	useEffect(() => {
		if (isOpen && active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
	}, [isOpen, active]);

	const open = () => {
		if (isOpen) return;
		setIsOpen(true);
		setActive(hasTyped ? -1 : found.findIndex((option) => option.value === value));
	};
	const close = () => {
		setIsOpen(false);
		setActive(-1);
	};
	const choose = (option: ComboboxOption) => {
		setText(option.label);
		setHasTyped(false);
		close();
		tell(option.value, option.label);
	};
	const type = (typed: string) => {
		setText(typed);
		setHasTyped(true);
		setIsOpen(true);
		setActive(-1);
		tell(exactOption(options, typed)?.value, typed);
	};
	/** One that is named exactly, or the only one left, is taken; anything else stays as it was typed. */
	const leave = () => {
		const meant = hasTyped && text.trim() !== '' ? (exactOption(options, text) ?? onlyOne(found)) : undefined;
		if (meant) choose(meant);
		else close();
		onBlur?.();
	};
	const keys = { isOpen, active, last: found.length - 1, open, close, setActive, clear: () => type('') };
	const onKeyDown = (event: KeyboardEvent) => {
		// While a syllable is being put together its keys belong to the keyboard.
		if (event.nativeEvent.isComposing) return;
		const option = found[active];
		if (event.key === 'Enter' && isOpen && option) {
			event.preventDefault();
			choose(option);
		} else if (movesByKey(event, keys)) event.preventDefault();
	};
	return { text, isOpen, active, found, list, open, close, choose, type, leave, onKeyDown };
}

const onlyOne = (found: ComboboxOption[]) => (found.length === 1 ? found[0] : undefined);

type Keys = {
	isOpen: boolean;
	active: number;
	last: number;
	open: () => void;
	close: () => void;
	setActive: (at: number) => void;
	clear: () => void;
};

/** Whether the key was one of the list's. */
function movesByKey({ key, altKey }: KeyboardEvent, keys: Keys): boolean {
	const { isOpen, active, last, setActive } = keys;
	if (key === 'Escape') {
		if (isOpen) keys.close();
		else keys.clear();
		return isOpen;
	}
	if (!isOpen) {
		if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
		keys.open();
		return true;
	}
	if (altKey && key === 'ArrowUp') {
		keys.close();
		return true;
	}
	const to: Record<string, number | undefined> = {
		ArrowDown: active >= last ? 0 : active + 1,
		ArrowUp: active <= 0 ? last : active - 1,
		PageDown: Math.min(active + page, last),
		PageUp: Math.max(active - page, 0),
		// Before a row is reached these two move in the text.
		Home: active < 0 ? undefined : 0,
		End: active < 0 ? undefined : last,
	};
	const next = to[key];
	if (next === undefined || last < 0) return false;
	setActive(next);
	return true;
}
